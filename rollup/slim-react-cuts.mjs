/**
 * What of React DOM nothing here reaches, by feature. Nothing here asks for these features, and the linter keeps it so;
 * whoever asks for one all the same gets React's error 130, "Element type is invalid", or a name that is not there.
 * See docs/decisions/0027-slim-react.md.
 */

/**
 * One feature:
 * - `kinds`: tags of the nodes that React makes for it (`ReactWorkTags`): no such node ever is;
 * - `never`: variables whose value nothing ever is: the types of its elements, and what it throws;
 * - `returns`: functions of it by what they return, as text; they do nothing else;
 * - `fields`: what is read of the field of that name, wherever it is read, as text;
 * - `fixed`: variables that keep what they are declared with;
 * - `hooks`: hooks that the dispatchers do not have;
 * - `exports`: what the file does not set, as written before the sign of equality;
 * - `reasons`: reasons to suspend a rendering that never come up;
 * - `texts`: places that none of these reach, and what stands in for each.
 *
 * @typedef {{
 *   kinds?: readonly number[],
 *   never?: readonly string[],
 *   returns?: Readonly<Record<string, readonly string[]>>,
 *   fields?: Readonly<Record<string, string>>,
 *   fixed?: readonly string[],
 *   hooks?: readonly string[],
 *   exports?: readonly string[],
 *   reasons?: readonly number[],
 *   texts?: readonly (readonly [found: string, instead: string])[],
 * }} Feature
 */

/** The version whose text was read. With another the build stops: read anew, then change it. */
export const READ_VERSION = '19.2.9';

/**
 * Taking over what a server drew with React. A shop's server draws without it: an element replaces what it finds.
 *
 * @type {Feature}
 */
const hydration = {
  kinds: [18],
  never: ['HydrationMismatchException', 'SelectiveHydrationException'],
  fixed: [
    'isHydrating',
    'nextHydratableInstance',
    'hydrationParentFiber',
    'hydrationErrors',
    'rootOrSingletonContext',
  ],
  fields: { isDehydrated: 'false', dehydrated: 'null' },
  exports: ['ReactDOMHydrationRoot.prototype.unstable_scheduleHydration', 'exports.hydrateRoot'],
  returns: {
    '': [
      'attemptContinuousHydration',
      'attemptExplicitHydrationTarget',
      'attemptHydrationAtCurrentPriority',
      'canHydrateHydrationBoundary',
      'canHydrateInstance',
      'canHydrateTextInstance',
      'checkForUnmatchedText',
      'clearHydrationBoundary',
      'clearIfContinuousEvent',
      'commitActivityHydrationCallbacks',
      'commitSuspenseHydrationCallbacks',
      'getActivityInstanceFromFiber',
      'getBumpedLaneForHydration',
      'getBumpedLaneForHydrationByLane',
      'getSuspenseInstanceFromFiber',
      'hideOrUnhideDehydratedBoundary',
      'markRetryLaneIfNotHydrated',
      'popToNextHostParent',
      'popTreeContext',
      'prepareToHydrateHostInstance',
      'pushMaterializedTreeId',
      'pushTreeFork',
      'pushTreeId',
      'queueHydrationError',
      'ReactDOMHydrationRoot',
      'registerSuspenseInstanceRetry',
      'replayUnblockedEvents',
      'resetHydrationState',
      'restoreSuspendedTreeContext',
      'retryDehydratedSuspenseBoundary',
      'retryIfBlockedOn',
      'scheduleCallbackIfUnblocked',
      'throwOnHydrationMismatch',
    ],
    false: [
      'isSuspenseInstanceFallback',
      'isSuspenseInstancePending',
      'popHydrationState',
      'queueIfContinuousEvent',
    ],
    null: [
      'getNextHydratable',
      'getNextHydratableInstanceAfterHydrationBoundary',
      'getParentHydrationBoundary',
      'upgradeHydrationErrorsToRecoverable',
    ],
  },
};

/**
 * Titles, style sheets and scripts that a view puts into the head of the page, and preloads. An element keeps to its
 * own place; its styles are adopted.
 *
 * @type {Feature}
 */
const documentHead = {
  kinds: [26, 27],
  texts: [
    [
      `  r: requestFormReset,
  D: prefetchDNS,
  C: preconnect,
  L: preload,
  m: preloadModule,
  X: preinitScript,
  S: preinitStyle,
  M: preinitModuleScript
`,
      '',
    ],
  ],
  returns: {
    '': [
      'accumulateSuspenseyCommitOnFiber',
      'acquireResource',
      'commitHostSingletonAcquisition',
      'estimateBandwidth',
      'getHoistableRoot',
      'getResourcesFromRoot',
      'insertStylesheet',
      'insertStylesheetIntoRoot',
      'insertSuspendedStylesheets',
      'isLikelyStaticResource',
      'markNodeAsHoistable',
      'mountHoistable',
      'onUnsuspend',
      'preconnectAs',
      'preinitModuleScript',
      'preinitScript',
      'preinitStyle',
      'preload',
      'preloadInstanceAndSuspendIfNeeded',
      'preloadModule',
      'preloadResource',
      'preloadResourceAndSuspendIfNeeded',
      'preloadStylesheet',
      'recursivelyAccumulateSuspenseyCommit',
      'releaseSingletonInstance',
      'resolveSingletonInstance',
      'suspendResource',
    ],
    false: ['isHostHoistableType'],
    null: ['getResource', 'waitForCommitToBeReady'],
  },
};

/**
 * Views that wait: boundaries, lists of them, views that are prepared out of sight, code that React fetches, and promises
 * read while drawing. What comes late here is state, or a view that `useLate` fetches.
 *
 * @type {Feature}
 */
const suspense = {
  kinds: [13, 16, 19, 22, 23, 31],
  never: [
    'REACT_ACTIVITY_TYPE',
    'REACT_LAZY_TYPE',
    'REACT_SUSPENSE_LIST_TYPE',
    'REACT_SUSPENSE_TYPE',
    'SuspenseActionException',
    'SuspenseException',
    'SuspenseyCommitException',
  ],
  hooks: ['use'],
  reasons: [2, 3, 4, 5, 6, 7, 8, 9],
  returns: {
    '': [
      'attachPingListener',
      'attachSuspenseRetryListeners',
      'chainThenableValue',
      'getSuspendedThenable',
      'markRetryLaneImpl',
      'pingSuspendedRoot',
      'renderDidSuspendDelayIfPossible',
      'replaySuspendedUnitOfWork',
      'resolveLazy',
      'resolveRetryWakeable',
      'retryTimedOutBoundary',
      'scheduleRetryEffect',
      'trackUsedThenable',
      'unwrapThenable',
      'use',
      'useThenable',
    ],
  },
  texts: [
    [
      `thrownValue === SuspenseException || thrownValue === SuspenseActionException
    ? ((thrownValue = getSuspendedThenable()),
      (workInProgressSuspendedReason = 3))
    : thrownValue === SuspenseyCommitException
      ? ((thrownValue = getSuspendedThenable()),
        (workInProgressSuspendedReason = 4))
      : (workInProgressSuspendedReason =
          thrownValue === SelectiveHydrationException
            ? 8
            : null !== thrownValue &&
                "object" === typeof thrownValue &&
                "function" === typeof thrownValue.then
              ? 6
              : 1);`,
      'workInProgressSuspendedReason = 1;',
    ],
    [
      `null !== value &&
    "object" === typeof value &&
    "function" === typeof value.then`,
      'false',
    ],
  ],
};

/**
 * Functions as the action of a form, the hooks around them, and the browser's own sign that one is under way. A form here
 * is sent by the browser, or by a flow of the state.
 *
 * @type {Feature}
 */
const formActions = {
  texts: [
    [
      String.raw`      if ("function" === typeof value) {
        domElement.setAttribute(
          key,
          "javascript:throw new Error('A React form was unexpectedly submitted. If you called form.submit() manually, consider using form.requestSubmit() instead. If you\\'re trying to use event.stopPropagation() in a submit event handler, consider also calling event.preventDefault().')"
        );
        break;
      } else
        "function" === typeof prevValue &&
          ("formAction" === key
            ? ("input" !== tag &&
                setProp(domElement, tag, "name", props.name, props, null),
              setProp(
                domElement,
                tag,
                "formEncType",
                props.formEncType,
                props,
                null
              ),
              setProp(
                domElement,
                tag,
                "formMethod",
                props.formMethod,
                props,
                null
              ),
              setProp(
                domElement,
                tag,
                "formTarget",
                props.formTarget,
                props,
                null
              ))
            : (setProp(domElement, tag, "encType", props.encType, props, null),
              setProp(domElement, tag, "method", props.method, props, null),
              setProp(domElement, tag, "target", props.target, props, null)));
`,
      '',
    ],
  ],
  hooks: [
    'useActionState',
    'useCacheRefresh',
    'useFormState',
    'useHostTransitionStatus',
    'useMemoCache',
    'useOptimistic',
  ],
  returns: {
    '': [
      'defaultOnDefaultTransitionIndicator',
      'dispatchOptimisticSetState',
      'ensureFormComponentIsStateful',
      'extractEvents$1',
      'mountActionState',
      'recursivelyResetForms',
      'refreshCache',
      'requestFormReset',
      'requestFormReset$1',
      'rerenderActionState',
      'startHostTransition',
      'updateActionState',
      'updateOptimisticImpl',
      'updateRefresh',
      'useHostTransitionStatus',
      'useMemoCache',
    ],
  },
};

/**
 * The path of components in an error's description. Their names are short letters in the bundle, so it says nothing.
 *
 * @type {Feature}
 */
const componentStacks = { returns: { "''": ['getStackByFiberInDevAndProd'] } };

/**
 * What an error's message says beside the number of its page.
 *
 * @type {Feature}
 */
const errorAdvice = {
  texts: [
    [
      `  if (1 < arguments.length) {
    url += "?args[]=" + encodeURIComponent(arguments[1]);
    for (var i = 2; i < arguments.length; i++)
      url += "&args[]=" + encodeURIComponent(arguments[i]);
  }
`,
      '',
    ],
    [
      ' for the full message or use the non-minified dev environment for full errors and additional helpful warnings.',
      '',
    ],
  ],
};

/** @type {readonly Feature[]} */
export const LEFT_OUT = [
  hydration,
  documentHead,
  suspense,
  formActions,
  componentStacks,
  errorAdvice,
];

/**
 * The unused parts of React DOM, by feature. Nothing here uses these features, which the linter enforces;
 * code that uses one anyway gets React's error 130, "Element type is invalid", or an undefined name.
 * See docs/decisions/0027-slim-react.md.
 */

/**
 * One feature:
 * - `kinds`: tags of the nodes that React creates for it (`ReactWorkTags`): no such node ever exists;
 * - `never`: variables that nothing is ever equal to: the types of its elements, and what it throws;
 * - `returns`: its functions by what they now return, as code; they do nothing else;
 * - `fields`: the value of every read of a field of that name, as code;
 * - `fixed`: variables that keep their initial value;
 * - `hooks`: hooks that the dispatchers do not have;
 * - `exports`: exports that are not set, as written before the equals sign;
 * - `reasons`: reasons to suspend rendering that never occur;
 * - `texts`: places that none of these cover, with their replacement.
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

/** The reviewed version. With another one the build stops: review the new version, then change this. */
export const READ_VERSION = '19.2.9';

/**
 * Hydration of markup that a server rendered with React. Shops render without React: an element replaces what it finds.
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
 * Titles, style sheets and scripts that a view adds to the page's head, and preloads. An element stays within its
 * own subtree; its styles are adopted.
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
 * Suspense: boundaries, lists of them, views that are prepared off screen, code that React loads, and promises
 * read during rendering. What arrives late here is state, or a view that `useLazyView` loads.
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
 * Functions as a form's action, their hooks, and the browser's own indicator that one is running. Forms here are
 * submitted by the browser, or by a flow of the state.
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
 * The component stack of an error. Component names are minified in the bundle, so it is of no use.
 *
 * @type {Feature}
 */
const componentStacks = { returns: { "''": ['getStackByFiberInDevAndProd'] } };

/**
 * The text of an error's message besides the number of its page.
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

import { markup, nothing, trusted, type Markup } from '../shop/pages/markup';
import { attributeField, WIDTHS, type Choice } from './choice';
import { areaTitle, galleryDocument } from './frame';
import { prose } from './prose';
import { settingRow } from './setting-markup';
import { cssSnippet, htmlSnippet } from './snippet';
import { statesOf } from './states';
import { sharedProperties, type GalleryElement, type Setting } from './surface';

const checkedIf = (isChosen: boolean): Markup => (isChosen ? trusted(' checked') : nothing);

interface Option {
  readonly id: string;
  readonly label: string;
}

const options = (legend: string, name: string, list: readonly Option[], chosen: string): Markup =>
  markup`<fieldset class="options"><legend>${legend}</legend><div class="options-row">${list.map(
    ({ id, label }) =>
      markup`<label class="option"><input type="radio" name="${name}" value="${id}"${checkedIf(id === chosen)}><span>${label}</span></label>`,
  )}</div></fieldset>`;

function preview(element: GalleryElement, choice: Choice, query: URLSearchParams): Markup {
  const { states } = statesOf(element.tag);
  const { state, width } = choice;
  const address = `/gallery/${element.tag}/preview?${query.toString()}`;
  return markup`<section class="preview" aria-labelledby="preview">
<h2 id="preview" class="only-read">Preview</h2>
<form id="play" class="tools" method="get" action="/gallery/${element.tag}" data-tag="${element.tag}">
${options('State', 'state', states, state.id)}
${options('Width', 'width', WIDTHS, width)}
<button type="submit" class="plain-only">Show</button>
</form>
<p class="state-note" data-state-note>${state.shows}</p>
<template data-notes>${states.map(({ id, shows }) => markup`<p data-note="${id}">${shows}</p>`)}</template>
<div class="stage stage-${width}" data-stage><iframe src="${address}" title="Preview of ${element.tag}" data-frame></iframe></div>
<div class="preview-foot"><a href="${address}" data-alone>Open alone</a><button type="button" class="quiet script-only" data-again>Start afresh</button></div>
</section>`;
}

const LOG = markup`<section class="log-box script-only" aria-labelledby="log">
<div class="log-head"><h2 id="log">Event log</h2><button type="button" class="quiet" data-clear>Clear</button></div>
<p class="log-empty" data-log-empty>Use the element: what it fires is listed here.</p>
<div class="log" role="log" aria-labelledby="log" tabindex="0" data-log-box><ol data-log></ol></div>
</section>`;

const snippet = (id: string, title: string, text: string): Markup =>
  markup`<div class="snippet" data-snippet="${id}"${text === '' ? trusted(' hidden') : nothing}>
<div class="snippet-head"><h3>${title}</h3><button type="button" class="quiet script-only" data-copy="${id}">Copy<span class="only-read"> ${title}</span></button></div>
<pre><code id="snippet-${id}">${text}</code></pre>
</div>`;

const settings = (list: readonly Setting[], choice: Choice, nameOf = (name: string) => name) =>
  markup`<ul class="settings">${list.map((setting) => {
    const name = nameOf(setting.name);
    return settingRow(setting, name, choice.fields.get(name) ?? '');
  })}</ul>`;

const events = ({ events: list }: GalleryElement): Markup =>
  markup`<ul class="events">${list.map(
    ({ name, description, detail, cancels }) => markup`<li><code class="event-name">${name}</code>
<p>${prose(description)}${cancels === undefined ? nothing : markup` <code>preventDefault()</code>: ${prose(cancels)}`}</p>
${detail === undefined ? nothing : markup`<code class="detail">${detail}</code>`}</li>`,
  )}</ul>`;

const attributes = (element: GalleryElement, choice: Choice): Markup =>
  element.attributes.length === 0
    ? markup`<p class="muted">This element has no attributes of its own: the page’s configuration tells it everything.</p>`
    : settings(element.attributes, choice, attributeField);

function properties(element: GalleryElement, choice: Choice): Markup {
  const isOpen = sharedProperties.some(({ name }) => name in choice.properties);
  return markup`${element.properties.length === 0 ? nothing : settings(element.properties, choice)}
<details class="shared"${isOpen ? trusted(' open') : nothing}><summary>Shared by all elements (${sharedProperties.length})</summary>
${settings(sharedProperties, choice)}</details>`;
}

/** One element: its purpose, its preview, and its settings. */
export function renderElementPage(
  element: GalleryElement,
  choice: Choice,
  query: URLSearchParams,
): string {
  const { tag, area, summary, description, fallback } = element;
  const body = markup`<p class="area">${areaTitle(area)}</p>
<h1><code>&lt;${tag}&gt;</code></h1>
<p class="lead">${prose(summary)}</p>
<p class="about">${prose(description)}</p>
${preview(element, choice, query)}
${LOG}
<section aria-labelledby="use"><h2 id="use">Use it</h2>
${snippet('html', 'HTML', htmlSnippet(element, choice))}
${snippet('css', 'CSS', cssSnippet(element, choice))}
<p class="muted">Fallback content: ${prose(fallback)}</p>
<p class="only-read" role="status" data-copied></p>
</section>
<section aria-labelledby="attributes"><h2 id="attributes">Attributes</h2>${attributes(element, choice)}</section>
<section aria-labelledby="events"><h2 id="events">Events</h2>${events(element)}</section>
<section aria-labelledby="properties"><h2 id="properties">Custom properties</h2>${properties(element, choice)}</section>`;
  return galleryDocument({ title: tag, current: tag, body });
}

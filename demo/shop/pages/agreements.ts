import { markup, nothing, trusted, type Markup } from './markup';

/** An agreement; one that is not manual needs no box. */
export interface AgreementView {
  readonly id: string;
  readonly contentHtml: string;
  readonly label: string;
  readonly isManual: boolean;
}

/** The agreements as the platform lists them in a form, `agreement[<id>]`; nothing without any. */
export const agreementList = (list: readonly AgreementView[]): Markup =>
  list.length === 0
    ? nothing
    : markup`<ol id="checkout-agreements" class="agreements checkout items">${list.map(
        ({ id, contentHtml, label, isManual }) =>
          markup`<li class="item"><div class="checkout-agreement-item-content" id="${id}">${trusted(contentHtml)}</div>
<div id="checkout-agreements-form-${id}" class="field choice agree${isManual ? ' required' : ''}">${
            isManual
              ? markup`<input type="checkbox" id="agreement-${id}" name="agreement[${id}]" value="1" title="${label}" class="checkbox" data-validate="{required:true}"> <label class="label" for="agreement-${id}"><span>${label}</span></label>`
              : markup`<span>${label}</span>`
          }</div></li>`,
      )}</ol>`;

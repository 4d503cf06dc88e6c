import type {
  ServerReviewForm,
  RatingKind,
} from '../../src/features/catalog/reviews/reviews.types';

const trimmedText = (element: Element | null | undefined): string =>
  element?.textContent.trim() ?? '';

/** Text of an element whose parts may be separate lines without a space between them. */
const lineOf = (element: Element | null): string =>
  [...(element?.childNodes ?? [])]
    .map(({ textContent }) => textContent?.trim())
    .filter(Boolean)
    .join(' ');

const valueOf = (form: HTMLFormElement, name: string): string => {
  const field = form.elements.namedItem(name);
  return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement
    ? field.value
    : '';
};

/** The ratings of the form, in document order; the options of each start at one star. */
function ratingsIn(form: HTMLFormElement): readonly RatingKind[] {
  const radios = [
    ...form.querySelectorAll<HTMLInputElement>('input[type="radio"][name^="ratings["]'),
  ];
  return [...new Set(radios.map(({ name }) => name))].map((name) => {
    const options = radios.filter((radio) => radio.name === name);
    const group = options[0]?.closest('fieldset, .field');
    // The stars have labels as well; the rating's own label comes first.
    return {
      name,
      label: trimmedText(group?.querySelector('legend, .label, [id$="_rating_label"]')),
      options: options.map(({ value }) => value),
    };
  });
}

/** What the platform calls the form's reCAPTCHA, from the container of its block. */
function recaptchaIn(form: HTMLFormElement): ServerReviewForm['recaptchaId'] {
  const container = form.querySelector('[id^="recaptcha-"]')?.id ?? '';
  const name = /^recaptcha-(.+)-container$/.exec(container)?.[1];
  return name === undefined ? null : `recaptcha-${name}`;
}

function readForm(form: HTMLFormElement): ServerReviewForm {
  const chosen = form.querySelectorAll<HTMLInputElement>('input[name^="ratings["]:checked');
  return {
    action: form.action,
    recaptchaId: recaptchaIn(form),
    legend: lineOf(form.querySelector('.review-legend, legend')),
    ratings: ratingsIn(form),
    draft: {
      nickname: valueOf(form, 'nickname'),
      title: valueOf(form, 'title'),
      detail: valueOf(form, 'detail'),
      ratings: Object.fromEntries([...chosen].map(({ name, value }) => [name, value])),
    },
  };
}

/** The server-rendered content of the element: its reviews, if any, and its form, where visitors may write reviews. */
export function readReviews(host: HTMLElement): {
  readonly listHtml: string;
  readonly form: ServerReviewForm | null;
} {
  const form = host.querySelector<HTMLFormElement>(
    'form#review-form, form[action*="review/product/post"]',
  );
  const list = host.querySelector('#product-review-container, [data-role="product-review"]');
  return { listHtml: list?.innerHTML.trim() ?? '', form: form === null ? null : readForm(form) };
}

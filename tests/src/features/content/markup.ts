/** Tabs as rendered by the page builder. */
export const tabsMarkup = (
  names: readonly string[],
  { active = '0', panel = (name: string) => `<p>About ${name}</p>`, prefix = '' } = {},
): string =>
  `<div class="tab-align-left" data-content-type="tabs" data-appearance="default" data-active-tab="${active}" data-element="main"><ul role="tablist" class="tabs-navigation" data-element="navigation">${names
    .map(
      (name) =>
        `<li role="tab" class="tab-header" data-element="headers"><a href="#${prefix}${name}" class="tab-title"><span class="tab-title">${name}</span></a></li>`,
    )
    .join('')}</ul><div class="tabs-content" data-element="content">${names
    .map(
      (name) =>
        `<div data-content-type="tab-item" data-appearance="default" data-tab-name="${name}" data-element="main" id="${prefix}${name}">${panel(name)}</div>`,
    )
    .join('')}</div></div>`;

/** A banner, or a slide, as rendered by the page builder. */
export const bannerMarkup = ({
  type = 'banner',
  overlay = 'hover',
  button = 'hover',
  colour = 'rgba(22, 58, 50, 0.5)',
  text = 'New novels',
} = {}): string =>
  `<div data-content-type="${type}" data-appearance="poster" data-show-button="${button}" data-show-overlay="${overlay}" data-element="main"><a href="/fiction.html" data-element="link"><div class="pagebuilder-${type}-wrapper" data-background-images="{}" data-background-type="image" data-element="wrapper"><div class="pagebuilder-overlay pagebuilder-poster-overlay" data-overlay-color="${colour}" aria-label="" title="" data-element="overlay"><div class="pagebuilder-poster-content"><div data-element="content"><p>${text}</p></div><button type="button" class="pagebuilder-${type}-button pagebuilder-button-primary" data-element="button">Browse</button></div></div></div></a></div>`;

/** A group of buttons as rendered by the page builder. */
export const buttonsMarkup = (sameWidth: string, texts: readonly string[]): string =>
  `<div data-content-type="buttons" data-appearance="inline" data-same-width="${sameWidth}" data-element="main">${texts
    .map(
      (text) =>
        `<div data-content-type="button-item" data-appearance="default" data-element="main"><a class="pagebuilder-button-primary" href="/x.html" data-element="link"><span data-element="link_text">${text}</span></a></div>`,
    )
    .join('')}</div>`;

/** A slider as rendered by the page builder. */
export const sliderMarkup = (
  count: number,
  settings: Readonly<Record<string, string>> = {},
  slide: (index: number) => string = (index) =>
    `<div data-element="empty_link"><p>Slide ${String(index)}</p><a href="/${String(index)}">More</a></div>`,
): string =>
  `<div class="pagebuilder-slider" data-content-type="slider" data-appearance="default" ${attributes(
    {
      autoplay: 'false',
      'infinite-loop': 'false',
      'show-arrows': 'true',
      'show-dots': 'true',
      ...settings,
    },
  )} data-element="main">${Array.from(
    { length: count },
    (_, index) =>
      `<div data-content-type="slide" data-slide-name="" data-appearance="poster" data-show-button="never" data-show-overlay="never" data-element="main">${slide(index)}</div>`,
  ).join('')}</div>`;

/** A carousel of products as rendered by the page builder. */
export const carouselMarkup = (
  count: number,
  settings: Readonly<Record<string, string>> = {},
): string =>
  `<div data-content-type="products" data-appearance="carousel" ${attributes({
    autoplay: 'false',
    'infinite-loop': 'false',
    'show-arrows': 'true',
    'show-dots': 'true',
    'carousel-mode': 'default',
    'center-padding': '90px',
    ...settings,
  })} data-element="main"><ul class="product-items widget-product-carousel">${Array.from(
    { length: count },
    (_, index) =>
      `<li class="product-item"><a href="/${String(index)}">Product ${String(index)}</a></li>`,
  ).join('')}</ul></div>`;

const attributes = (settings: Readonly<Record<string, string>>): string =>
  Object.entries(settings)
    .map(([name, value]) => `data-${name}="${value.replaceAll('"', '&quot;')}"`)
    .join(' ');

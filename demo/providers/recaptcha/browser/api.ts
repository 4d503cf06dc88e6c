import type { ServicePage } from './sdk.types';

const page = globalThis as unknown as ServicePage;
const { origin } = new URL((document.currentScript as HTMLScriptElement).src);
const waiting: (() => void)[] = [];

interface Typed {
  readonly trustedTypes?: {
    createPolicy(
      name: string,
      rules: { createScriptURL: (url: string) => string },
    ): {
      createScriptURL(url: string): string;
    };
  };
}

page.recaptchaSandbox = { origin, waiting };
page.grecaptcha = {
  ready: (onReady) => {
    waiting.push(onReady);
  },
};

const script = document.createElement('script');
const policy = (globalThis as Typed).trustedTypes?.createPolicy('recaptcha', {
  createScriptURL: (url) => url,
});
const url = `${origin}/recaptcha/releases/recaptcha.js`;
script.src = policy?.createScriptURL(url) ?? url;
document.head.append(script);

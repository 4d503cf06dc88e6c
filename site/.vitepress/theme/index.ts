import type { Theme } from 'vitepress';
import DefaultTheme from 'vitepress/theme-without-fonts';

import LiveFrame from './LiveFrame.vue';
import './style.css';

export default {
  extends: DefaultTheme,
  enhanceApp: ({ app }) => {
    app.component('LiveFrame', LiveFrame);
  },
} satisfies Theme;

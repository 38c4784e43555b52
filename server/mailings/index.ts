export { fillTexts } from './fill-texts.ts';
export { loadFacts } from './variable-values-views.ts';

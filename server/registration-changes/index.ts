export { hasChoices } from './held-registration-facts.ts';

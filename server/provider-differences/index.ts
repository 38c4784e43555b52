export { closeDifferencesOf } from './difference-store.ts';

export { loadCategories, loadImages } from './activity-facts.ts';

/** The number of cards on a page (2 §9). */
export const PAGE_SIZE = 20;

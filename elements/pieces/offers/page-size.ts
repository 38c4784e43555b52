/** How many cards a page has (2 §9). */
export const PAGE_SIZE = 20;

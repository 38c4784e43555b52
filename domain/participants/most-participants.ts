/**
 * No family or school class is larger; beyond it every account page would carry a list that nobody
 * reads.
 */
export const MOST_PARTICIPANTS = 60;

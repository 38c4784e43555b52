/** No family or school class is larger; beyond it every page of the account would carry a list that nobody reads. */
export const MOST_PARTICIPANTS = 60;

export const texts = {
  title: 'Liste du jour',
  title_of: (day: string) => `Liste du ${day}`,
  search: 'Un enfant ou une famille',
};

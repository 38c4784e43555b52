export const texts = {
  title: 'Day list',
  title_of: (day: string) => `List of ${day}`,
  search: 'A child or a family',
};

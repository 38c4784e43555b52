export const texts: typeof import('../fr/blog.ts').texts = {
  none_yet_title: 'No articles yet',
  none_yet_text: 'Nothing is published here so far.',
  home: 'Back to the home page',
  not_shown: 'Your visitors see nothing here while there are none.',
};

export const errors = {
  PICTURE_NOT_FOUND: 'This picture is not in the library.',
  PICTURE_IN_USE: 'This picture is still used. Confirm to remove it all the same.',
  PICTURE_NOT_DELETED: 'This picture is in the library already.',
};
export const texts = {
  title: 'Pictures',
  choose: 'Choose a picture',
  change: 'Change the picture',
  remove: 'Remove the picture',
  search: 'Search for a picture',
  search_help: 'By its name or by what it shows.',
  upload: 'Add a picture',
  drop: 'Or drop it here.',
  empty: 'There is no picture yet. Add the first one.',
  none_found: 'No picture matches.',
  more: 'Show more pictures',
  alt_title: 'What does this picture show?',
  alt_help: 'These words are read to people who do not see the picture.',
  decoration: 'It is decoration: there is nothing to say',
  keep: 'Use the picture',
  without_alt: 'Without description',
};

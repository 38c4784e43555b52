export const errors = {
  PICTURE_NOT_FOUND: 'This picture is not in the library.',
  PICTURE_IN_USE: 'This picture is still used. Confirm to remove it all the same.',
  PICTURE_NOT_DELETED: 'This picture is in the library already.',
  REPLACEMENT_NOT_FOUND: 'The new picture is not in the library.',
  SAME_PICTURE: 'This is the same picture. Choose another one.',
  PICTURE_WITHOUT_ALT:
    'Say what the new picture shows, in each language of the site, or that it is decoration.',
};
export const texts = {
  title: 'Pictures',
  choose: 'Choose a picture',
  change: 'Change the picture',
  remove: 'Remove the picture',
  search: 'Search for a picture',
  search_help: 'By its name or by what it shows.',
  already_there: 'This picture was in the library already.',
  upload: 'Add a picture',
  drop: 'Or drop it here.',
  empty: 'There is no picture yet. Add the first one.',
  none_found: 'No picture matches.',
  none_unused: 'Every picture is used somewhere.',
  none_without_alt: 'Every picture has a description.',
  none_deleted:
    'No removed picture. Those that you remove stay here for thirty days, and can come back.',
  more: 'Show more pictures',
  alt_title: 'What does this picture show?',
  alt_help: 'These words are read to people who do not see the picture.',
  decoration: 'It is decoration: there is nothing to say',
  keep: 'Use the picture',
  without_alt: 'Without description',
  shown: 'Show',
  show_all: 'All',
  show_unused: 'Unused',
  show_without_alt: 'Without description',
  show_deleted: 'Removed',
  name: 'Name',
  focal: 'Focal point',
  focal_help:
    'Press the place that must stay in sight when the picture is cut, or move it with the arrow keys.',
  focal_at: (x: number, y: number) => `Focal point: ${x}% across, ${y}% down`,
  used_on: 'Used on',
  used_nowhere: 'No page shows this picture.',
  places: {
    activities: 'Activity',
    bundles: 'Pack',
    memberships: 'Membership',
    resources: 'Resource',
    vouchers: 'Gift voucher',
    articles: 'Article',
    article_drafts: 'Draft of an article',
    pages: 'Page of the site',
    page_drafts: 'Draft of a page',
    saved_sections: 'Saved section',
    site: 'Header, footer or style of the site',
    logo: 'Logo',
    icon: 'Icon of the site',
    mailings: 'Mailing',
    notification_definitions: 'Notification',
    mail_templates: 'E-mail template',
  },
  save: 'Save',
  saved: 'Picture saved.',
  remove_from_library: 'Remove from the library',
  remove_title: 'Remove this picture?',
  remove_unused: 'You can bring it back for thirty days.',
  remove_used: (count: number) =>
    count === 1
      ? 'It is used in one place, where it stays in sight. It can no longer be chosen.'
      : `It is used in ${count} places, where it stays in sight. It can no longer be chosen.`,
  keep_it: 'Keep',
  removed: 'Picture removed. You can bring it back for thirty days.',
  removed_at: (moment: string) => `Removed on ${moment}.`,
  bring_back: 'Bring back to the library',
  brought_back: 'Picture brought back.',
  replace: 'Replace',
  replace_title: 'Replace this picture',
  replaces: (count: number) =>
    count === 0
      ? 'This picture is used nowhere. The new one takes its place in the library.'
      : count === 1
        ? 'Used in one place, which will show the new picture at once:'
        : `Used in ${count} places, which will show the new picture at once:`,
  replaced_stays:
    'You can bring the replaced picture back for thirty days. Earlier versions of pages keep it.',
  keep_old: 'These keep the old picture:',
  other_shape: 'The new picture has another shape. Check its focal point.',
  choose_other: 'Choose another picture',
  replaced: (count: number) =>
    count === 0
      ? 'Picture replaced in the library.'
      : count === 1
        ? 'Picture replaced in one place.'
        : `Picture replaced in ${count} places.`,
};

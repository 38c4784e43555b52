export const texts: typeof import('../fr/office-terms.ts').texts = {
  title: 'Terms and conditions',
  opening:
    'Every family accepts this text when it orders. What you save here stays a draft: families only see what you publish, and each order keeps the version it accepted.',
  text: 'Text',
  usual:
    'This is a sample text, which your site shows until you publish your own. Adapt it to your organisation.',
  kept_at: (moment) => `Draft saved on ${moment}.`,
  keep: 'Save draft',
  draft_kept: 'Draft saved.',
  keep_first: 'Save the draft first.',
  published_already: 'This text is already published.',
  publish: 'Publish',
  publish_title: (number) => `Publish version ${number}?`,
  publish_consequence:
    'It applies to new orders at once. A family that is ordering right now will have to accept it. A published version can no longer be changed or withdrawn.',
  versions: 'Published versions',
  no_versions: 'You have not published anything yet.',
  version: (number) => `Version ${number}`,
  holds: (who) => `${who} · current version`,
  published_at: 'Published on',
  published_by: 'By',
};

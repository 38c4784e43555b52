import type { texts as french } from '../fr/office-activities.ts';

export const texts: typeof french = {
  title: 'Activities',
  add: 'New activity',
  name: 'Title',
  ages: 'Ages',
  categories: 'Categories',
  price: 'Price',
  ahead: 'Open dates',
  next: 'Next',
  state: 'State',
  published: 'On the site',
  unpublished: 'Not online',
  all_states: 'All',
  all_categories: 'All categories',
  years: (minimum, maximum) =>
    minimum === null && maximum === null
      ? ''
      : maximum === null
        ? `from ${minimum}`
        : minimum === null
          ? `up to ${maximum}`
          : `${minimum}–${maximum} years`,
  description: 'Description',
  instructions: 'To know, to bring',
  pictures: 'Pictures',
  add_picture: 'Add a picture',
  pictures_help:
    'JPEG, PNG or WebP, 10 MB at most. The first one shows on cards. Without a picture we draw one.',
  remove_picture: 'Remove the picture',
  move_first: 'Show first',
  usual: 'For new dates',
  default_price: 'Usual price',
  default_deposit: 'Usual deposit',
  default_capacity: 'Usual places',
  maximum_quantity: 'Most places per registration',
  age_minimum: 'Lowest age',
  age_maximum: 'Highest age',
  order: 'Rank in the catalogue',
  order_help: 'The lowest comes first.',
  publish: 'Show on the site',
  after_start: 'One can still register after the start',
  tabs: { activity: 'Activity', texts: 'Texts', options: 'Options', questions: 'Questions' },
  see_dates: 'See its dates',
  new_dates: 'Add dates',
  remove: 'Delete this activity',
  remove_consequence: (title) =>
    `“${title}” has no date. Its texts, pictures, options and questions disappear.`,
  removed: 'Activity deleted.',
  options_help:
    'What families can add: a meal, day care, equipment. An option taken away stays on registrations made.',
  add_option: 'Add an option',
  option_title: 'Option',
  answer_required: 'Ask for a detail (a text)',
  label: 'Choice',
  amount: 'Supplement',
  percentage: 'In % of the price',
  add_price: 'Add a choice',
  questions_help:
    'What is asked at each registration. A question taken away keeps the answers given.',
  add_question: 'Add a question',
  question_title: 'Question',
  type: 'Answer',
  types: {
    TEXT: 'A text',
    DATE: 'A date',
    CHOICES_SINGLE: 'One choice',
    CHOICES_MULTIPLE: 'Several choices',
  },
  required: 'Required',
  add_choice: 'Add an answer',
  up: 'Move up',
  down: 'Move down',
  take_away: 'Take away',
  bold: 'Bold',
  italic: 'Italic',
  heading: 'Heading',
  bullets: 'List',
  numbers: 'Numbered list',
  link: 'Link',
  unlink: 'Remove the link',
  created_go_on: 'The activity is there. Add its dates whenever you like.',
};

import { LANGUAGES } from '@ribambelle/domain/base/languages.ts';

/** What every page needs. */
const BASE = [
  /\/node_modules\/(react|react-dom|scheduler)\//,
  /\/storefront\/(client|app|page-content|load-parts|routes-when-needed|keep-answers|unsafe|navigation\/(shown|lazy|history-entry)|shell\/(shell|top-bar|header|footer|menu-link|language-switch|sign-in-links|use-))/,
  /\/ui\/(router\/(?!use-search|staying-link)|icons|styles|money\/price|actions\/|cards\/(picture|rich)\.)/,
  /\/ui\/data\/(site-context|use-session|drawn)\./,
  /\/client\/(data\/(answers|answers-context|failed-call|keep-unchanged|call-context|use-call|use-code|use-observed|unsafe)|texts\/(load-texts|texts-context|use-form-code))\./,
  /\/ui\/layout\/(page|pagination|page-edges)\./,
  /\/ui\/feedback\/(progress-bar|progress-steps|skeleton|use-lasting|badge|notice|empty-state|loading-overlay|spinner)\./,
  /\/elements\/sections-(container|header)\/view\./,
  /\/elements\/(pieces\/cards-grid\/failed-list|pieces\/facts\/(age-text|motif-of|properties|use-reading)|views)\.tsx?/,
  /\/domain\/base\/(languages|instants)\./,
  /\/api\/(client|routes|unsafe)\.ts/,
  /\/texts\/(all|formats\/(plural|local-time|format-(price|date|date-range|time|span)))\.ts/,
];

/** What a catalogue is filtered with, its cards as well as its week. */
const FILTERS = [
  /\/elements\/pieces\/filters\/(filter(?!-calendar|-needs)|calendar-words|applied-filters)/,
  /\/ui\/forms\/(field|text-input|select|checkbox|split-field-props)\./,
];

/** What the cards of a catalogue are drawn with. */
const CARDS = [
  /\/elements\/pieces\/cards-grid\/(cards-result|use-found-count)/,
  /\/ui\/(cards\/picture-card|data\/kept)\./,
];

/** The cards of activities. */
const PROGRAMME = [/\/elements\/catalogs-activities-cards-grid\/(?!settings|needs|data\.)/];

/** What any grid of cards is searched and laid out with. */
const LISTS = [
  /\/elements\/pieces\/(cards-grid\/(?!cards-result|use-found-count)|filters\/(?!filter|typed-filters|nearest-searches|calendar-words|applied-filters))/,
  /\/ui\/forms\/search-input\./,
];

/** What an organiser's own pages are put together from. */
const BLOCKS = [
  /\/elements\/(sections-(banner|basic|split-hero)|blocks-(?!image|rich-text|tabs)\w+(-\w+)?|containers-\w+)\/view\./,
  /\/elements\/pieces\/ground\/ground-style/,
];

/** What the page of an activity and the page of a date show. */
const OFFERS = [
  /\/elements\/pieces\/(crumbs|facts|sight|availability-row\/camp-days)/,
  /\/elements\/pieces\/registration-form\/(login-prompt|form\.module)/,
  /\/ui\/dates\/(day-strip|date-block|date-row)/,
  /\/ui\/layout\/(breadcrumb|split|ruled-list|expandable-text)\./,
  /\/domain\/locations\/address-lines\./,
];

/** The head of an activity's page. */
const ACTIVITY = [/\/elements\/activities-default\/(?!settings|needs|data\.|head)/];

/** The list of its dates. */
const DATES = [
  /\/elements\/pieces\/availability-row\/availability-row\./,
  /\/ui\/dates\/(date-block|date-row)\./,
  /\/elements\/activities-availabilities-list\/(?!settings|needs|data\.|head)/,
];

/** The first words of a description, which the cards of some offers say. */
const PLAIN = [/\/elements\/pieces\/facts\/plain-start\./, /\/domain\/base\/(plain|short)-text\./];

/** What a date says of itself, and days as links: what the pages of dates have in common. */
const TIME = [
  /\/ui\/router\/(staying-link|use-search)\./,
  /\/elements\/pieces\/facts\/(day-text|moment-of)\./,
  /\/elements\/pieces\/(availability-row\/(location-line|to-availability)|membership\/use-members-line)\./,
  /\/domain\/(availabilities\/(status|left|availability)|base\/calendar|memberships\/members)\./,
  /\/texts\/formats\/format-dates\./,
];

/** A month with its days. */
const MONTH = [/\/elements\/pieces\/month-calendar\//];

/** The dates of an activity day by day, where its page shows them so. */
const DAYS = [/\/elements\/activities-availabilities-days\/(?!settings|needs|data\.)/];

/** A week of dates, from which is chosen what is then asked for, and that of all activities, without the calendar. */
const SCHEDULE = [
  /\/elements\/catalogs-availabilities-weekly-calendar\/(?!settings|needs|data\.)/,
  /\/elements\/pieces\/schedule\/(?!schedule-settings)/,
  /\/domain\/base\/(schedule-|weeks)/,
];

/** The week of an activity by request, and the pages that add what was chosen in a week. */
const REQUESTS = [
  /\/elements\/registrations-requests-availabilities-weekly-schedule\/(?!settings|needs|data\.|head)/,
  /\/elements\/cart-add-(registrations-requests|availabilities)\/(view|request-panel|add-panel)/,
  /\/elements\/pieces\/cart\/(wanted|use-wanted|use-availability-pages)\./,
];

/** What the dates of all activities say of themselves. */
const AGENDA = [/\/elements\/pieces\/date-card\/(date-facts|use-card-of-date|date-requests)\./];

/** Their cards. */
const DATE_CARDS = [/\/elements\/catalogs-availabilities-cards-grid\/(?!settings|needs|data\.)/];

/** Their rows, without the calendar and what books them. */
const QUICK = [/\/elements\/catalogs-availabilities-quick-list\/(view|asks-for-days|next-day)\./];

/** Their wide cards, with filters in one line. */
const WIDE = [
  /\/elements\/(catalogs-availabilities-cards|catalogs-inline-filters)\/(?!settings|needs|data\.|day)/,
];

/** The page of a date, without the forms of those who are signed in. */
const DATE = [
  /\/elements\/availabilities-default\/(?!settings|needs|data\.|head)/,
  /\/elements\/pieces\/membership\/members-note/,
  /\/elements\/pieces\/registration-form\/use-add-form/,
  /\/elements\/pieces\/waiting-list\/(waiting-panel|waiting\.module)/,
];

/** What a bundle, a membership or a voucher costs, and how long it is good. */
const WORTH = [
  /\/elements\/pieces\/(bundle\/|voucher\/|membership\/(membership-price|period-of))/,
  /\/texts\/formats\/format-duration\./,
  /\/domain\/base\/durations\./,
];

/** The grids of bundles, of memberships and of vouchers. */
const GIFTS = [
  /\/elements\/(bundles|memberships|vouchers)-cards-grid\/(?!settings|needs|data\.)/,
  /\/elements\/pieces\/offers\/offers-/,
];

/** The page of a bundle, a membership or a voucher, without the form of those who are signed in. */
const GIFT = [
  /\/elements\/(bundles|memberships|vouchers)-default\/(?!settings|needs|data\.|head|add-form)/,
  /\/elements\/pieces\/offers\/offer-page/,
];

/** What checks forms, those of the account and those by which one comes to it. */
const SCHEMAS = [/\/node_modules\/zod\//, /\/ui\/forms\/use-endpoint-form\./];

/** What waits for somebody who is signed in: tickets of what they buy, and how they pay. */
const CHECKOUT = [
  /\/elements\/checkout-(default|success-summary)\/(?!settings|needs|data\.|head)/,
  /\/elements\/pieces\/(payment|bank-transfer)\//,
  /\/ui\/cards\/ticket-card/,
];

/** The lists and pages of an account, without its forms: whoever opens one opens another. */
const ACCOUNT = [
  /\/storefront\/pages\/account\/(account-|file-link|missing|paged-list|pages-of-kinds|fact|home\/|\w+(-\w+)*\/(\w+(-\w+)*-(row|badges?|facts)|when-of|uses-left|(carts|registrations|bookings|bundles|vouchers|memberships|requests|participants)-page))/,
  /\/elements\/pieces\/waiting-list\/(waiting-lines|leave-line|advance-order(?!-dialog)|offered-place)/,
];

/** The words of these nouns, a file for each language. */
const words = (name: string, nouns: string): Readonly<Record<string, readonly RegExp[]>> =>
  Object.fromEntries(
    LANGUAGES.map((language) => [
      `${name}-${language}`,
      [new RegExp(`/texts/${language}/(${nouns})\\.ts`)],
    ]),
  );

const GROUPS: Readonly<Record<string, readonly RegExp[]>> = {
  base: BASE,
  plain: PLAIN,
  lists: [...LISTS, ...CARDS],
  blocks: BLOCKS,
  time: TIME,
  offers: OFFERS,
  worth: WORTH,
  activity: ACTIVITY,
  dates: DATES,
  month: MONTH,
  days: DAYS,
  date: DATE,
  filters: FILTERS,
  programme: PROGRAMME,
  agenda: AGENDA,
  wide: WIDE,
  'date-cards': DATE_CARDS,
  quick: QUICK,
  gifts: GIFTS,
  gift: GIFT,
  schedule: SCHEDULE,
  requests: REQUESTS,
  schemas: SCHEMAS,
  checkout: CHECKOUT,
  account: ACCOUNT,
  ...words('words', 'shell|catalogue'),
  ...words('date-words', 'availabilities'),
  ...words('form-words', 'cart|waiting-list'),
  ...words('schedule-words', 'registration-requests'),
  ...words('checkout-words', 'checkout-page|checkout-success'),
  ...words(
    'account-words',
    'account|attendance-codes|voucher-codes|bookings|calendar|receipts|customers|sign-in|reviews|newsletters',
  ),
};

/** What is loaded together is one file (what a file needs comes with it, unless an earlier group has it): each file costs its headers, and small ones pack badly. */
export const fileGroups = Object.entries(GROUPS).map(([name, parts]) => ({
  name,
  test: (file: string) => parts.some((part) => part.test(file)),
}));

import { LANGUAGES } from '@ribambelle/domain/base/languages.ts';

/** The code that every page needs. */
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

/** The filters of a catalogue, for its cards and its week. */
const FILTERS = [
  /\/elements\/pieces\/filters\/(filter(?!-calendar|-needs)|calendar-words|applied-filters)/,
  /\/ui\/forms\/(field|text-input|select|checkbox|split-field-props)\./,
];

/** The rendering of the cards of a catalogue. */
const CARDS = [
  /\/elements\/pieces\/cards-grid\/(cards-result|use-found-count)/,
  /\/ui\/(cards\/picture-card|data\/kept)\./,
];

/** The cards of activities. */
const PROGRAMME = [/\/elements\/catalogs-activities-cards-grid\/(?!settings|needs|data\.)/];

/** The search and layout of any grid of cards. */
const LISTS = [
  /\/elements\/pieces\/(cards-grid\/(?!cards-result|use-found-count)|filters\/(?!filter|typed-filters|nearest-searches|calendar-words|applied-filters))/,
  /\/ui\/forms\/search-input\./,
];

/** The building blocks of an organiser's own pages. */
const BLOCKS = [
  /\/elements\/(sections-(banner|basic|split-hero)|blocks-(?!iframe|rich-text|tabs|faq|feature)\w+(-\w+)?|containers-\w+)\/view\./,
  /\/elements\/pieces\/ground\/ground-style/,
];

/** The parts that the page of an activity and the page of a date share. */
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

/** The first words of a description, for the cards of some offers. */
const PLAIN = [/\/elements\/pieces\/facts\/plain-start\./, /\/domain\/base\/(plain|short)-text\./];

/** The facts of a date, and days as links: the parts that the pages of dates share. */
const TIME = [
  /\/ui\/router\/(staying-link|use-search)\./,
  /\/elements\/pieces\/facts\/(day-text|moment-of)\./,
  /\/elements\/pieces\/(availability-row\/(location-line|to-availability)|membership\/use-members-line)\./,
  /\/domain\/(availabilities\/(status|left|availability)|base\/calendar|memberships\/members)\./,
  /\/texts\/formats\/format-dates\./,
];

/** A calendar of a month. */
const MONTH = [/\/elements\/pieces\/month-calendar\//];

/** The dates of an activity day by day, on pages that show them so. */
const DAYS = [/\/elements\/activities-availabilities-days\/(?!settings|needs|data\.)/];

/** The week of dates of a request, and that of all activities, without the calendar. */
const SCHEDULE = [
  /\/elements\/catalogs-availabilities-weekly-calendar\/(?!settings|needs|data\.)/,
  /\/elements\/pieces\/schedule\/(?!schedule-settings)/,
  /\/domain\/base\/(schedule-|weeks)/,
];

/** The week of an activity by request, and the pages that add the choice from a week. */
const REQUESTS = [
  /\/elements\/registrations-requests-availabilities-weekly-schedule\/(?!settings|needs|data\.|head)/,
  /\/elements\/cart-add-(registrations-requests|availabilities)\/(view|request-panel|add-panel)/,
  /\/elements\/pieces\/cart\/(wanted|use-wanted|use-availability-pages)\./,
];

/** The facts of the dates of all activities. */
const AGENDA = [/\/elements\/pieces\/date-card\/(date-facts|use-card-of-date|date-requests)\./];

/** Their cards. */
const DATE_CARDS = [/\/elements\/catalogs-availabilities-cards-grid\/(?!settings|needs|data\.)/];

/** Their rows, without the calendar and the booking. */
const QUICK = [/\/elements\/catalogs-availabilities-quick-list\/(view|asks-for-days|next-day)\./];

/** Their wide cards, with filters in one line. */
const WIDE = [
  /\/elements\/(catalogs-availabilities-cards|catalogs-inline-filters)\/(?!settings|needs|data\.|day)/,
];

/** The page of a date, without the forms of signed-in visitors. */
const DATE = [
  /\/elements\/availabilities-default\/(?!settings|needs|data\.|head)/,
  /\/elements\/pieces\/membership\/members-note/,
  /\/elements\/pieces\/registration-form\/use-add-form/,
  /\/elements\/pieces\/waiting-list\/(waiting-panel|waiting\.module)/,
];

/** The price of a bundle, a membership or a voucher, and its duration. */
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

/** The page of a bundle, a membership or a voucher, without the form of signed-in visitors. */
const GIFT = [
  /\/elements\/(bundles|memberships|vouchers)-default\/(?!settings|needs|data\.|head|add-form)/,
  /\/elements\/pieces\/offers\/offer-page/,
];

/** The validation of forms, those of the account and those that lead to it. */
const SCHEMAS = [/\/node_modules\/zod\//, /\/ui\/forms\/use-endpoint-form\./];

/** The parts for signed-in visitors: tickets of their purchases, and payment. */
const CHECKOUT = [
  /\/elements\/checkout-(default|success-summary)\/(?!settings|needs|data\.|head)/,
  /\/elements\/pieces\/(payment|bank-transfer)\//,
  /\/ui\/cards\/ticket-card/,
];

/** The lists and pages of an account, without its forms: a visitor who opens one opens another. */
const ACCOUNT = [
  /\/storefront\/pages\/account\/(account-|file-link|missing|nothing-bought|paged-list|pages-of-kinds|purchase-|fact|home\/|\w+(-\w+)*\/(\w+(-\w+)*-(row|badges?|facts)|when-of|uses-left|(carts|registrations|bookings|bundles|vouchers|memberships|requests|participants)-page))/,
  /\/elements\/pieces\/waiting-list\/(waiting-lines|leave-line|advance-order(?!-dialog)|offered-place)/,
];

/** The pages of the account by their addresses, and what they call. */
const OWN_PAGES = [/\/storefront\/(pages\/\w+\/)?routes\.ts/, /\/api\/account-routes\.ts/];

/** Groups the texts of these nouns, one file for each language. */
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
  'own-pages': OWN_PAGES,
  account: ACCOUNT,
  ...words('words', 'shell|catalogue'),
  ...words('date-words', 'availabilities'),
  ...words('form-words', 'cart|waiting-list'),
  ...words('schedule-words', 'registration-requests'),
  ...words('checkout-words', 'checkout-page|checkout-success'),
  ...words(
    'account-words',
    'account|attendance-codes|voucher-codes|bookings|calendar|receipts|customers|sign-in|reviews',
  ),
};

/**
 * The code that is loaded together as one file (with its dependencies, unless an earlier group has
 * them): each file costs its headers, and small ones compress badly.
 */
export const fileGroups = Object.entries(GROUPS).map(([name, parts]) => ({
  name,
  test: (file: string) => parts.some((part) => part.test(file)),
}));

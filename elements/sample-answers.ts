import { FIRST_LANGUAGE, LANGUAGES } from '@ribambelle/domain/base/languages.ts';
import type { Answer } from '@ribambelle/api/client.ts';

type ActivityCard = Answer<'listActivities'>['data'][number];
type AvailabilityPage = Answer<'getAvailability'>;
type Bundle = Answer<'getBundle'>;
type Membership = Answer<'getMembership'>;
type Voucher = Answer<'getVoucher'>;
type Article = Answer<'getArticle'>;

/** The moment of every sample: Monday 5 January 2026, 9 o'clock in Brussels. */
export const SAMPLE_NOW = '2026-01-05T08:00:00.000Z';

const CATEGORY = {
  cuid: 'cwater',
  title: 'Natation',
  motif: 'water',
  group: { cuid: 'cgroup', title: 'Univers', scope: 'PRIMARY' },
} as const;

export const sampleWebsite: Answer<'getWebsite'> = {
  organiser: {
    cuid: 'corganiser',
    name: 'L’Éclaircie',
    logo: '',
    language: FIRST_LANGUAGE,
    languages: [...LANGUAGES],
    currency: 'EUR',
    timezone: 'Europe/Brussels',
    accent_color: '#e67e22',
    settings: {
      timezone: 'Europe/Brussels',
      currency: 'EUR',
      online_payments_activated: true,
      test_mode: false,
      mails_delivered: true,
      terms_version: null,
      formats: { ages: [] },
    },
  },
  hostname: 'localhost',
  header: { links: [], logo_position: 'left', links_position: 'left', sticky: false },
  footer: { columns: [], quote: '', background_color: '#000000', text_color: '#ffffff' },
  topbar: {
    email: null,
    phone: null,
    announcement: null,
    background_color: '#000000',
    text_color: '#ffffff',
  },
  css: '',
};

/** Returns an activity on a card: swimming for 6 to 12, from 125 euros, next on 6 July. */
export const sampleCard = (changes: Partial<ActivityCard> = {}): ActivityCard => ({
  id: 1,
  cuid: 'cactivity',
  slug: 'natation',
  title: 'Natation',
  summary: 'Dans l’eau.',
  age_minimum: 6,
  age_maximum: 12,
  registration_flow: 'AVAILABILITIES',
  members_only: false,
  images: [],
  categories: [CATEGORY],
  motif: 'water',
  locations: ['Piscine Nereus'],
  price_from: 12500,
  opens_at: null,
  next_start_at: '2026-07-06T07:00:00.000Z',
  next_end_at: '2026-07-10T14:00:00.000Z',
  open_availabilities: 3,
  status: 'OPEN',
  ...changes,
});

/**
 * Returns the fields of an availability for members: for them only (`only`), or for them first,
 * when their registration has begun and everybody else's begins on 1 July.
 */
export const keptForMembers = (only: boolean): Partial<AvailabilityPage> => ({
  registrations_start_at: only ? null : '2026-07-01T07:00:00.000Z',
  members: {
    only,
    start_at: only ? null : '2026-01-01T08:00:00.000Z',
    price: only ? null : 10_000,
    memberships: [
      { id: 1, cuid: 'cmembership', title: 'Ami de L’Éclaircie', published: true },
      { id: 2, cuid: 'chonour', title: 'Membre d’honneur', published: false },
    ],
  },
});

/** Returns a camp of five days from 6 July, 9 to 16, of which two places are left. */
export const sampleAvailability = (changes: Partial<AvailabilityPage> = {}): AvailabilityPage => ({
  id: 7,
  cuid: 'cavailability',
  members: null,
  status: 'OPEN',
  start_at: '2026-07-06T07:00:00.000Z',
  end_at: '2026-07-10T14:00:00.000Z',
  registrations_start_at: null,
  registrations_end_at: null,
  price: 12500,
  deposit: 4500,
  capacity: null,
  registered: 8,
  age_minimum: 6,
  age_maximum: 12,
  allow_registrations_after_start: false,
  categories: [CATEGORY],
  location: {
    cuid: 'clocation',
    name: 'Nereus',
    title: 'Piscine Nereus',
    street: 'Place de la Reine',
    number: '1',
    postcode: '1083',
    city: 'Ganshoren',
  },
  activity: {
    id: 1,
    cuid: 'cactivity',
    slug: 'natation',
    title: 'Natation',
    images: [],
    motif: 'water',
  },
  dates: [6, 7, 8, 9, 10].map((day) => sampleDate(day)),
  description: '<p>Dans l’eau.</p>',
  instructions: '<p>Un maillot.</p>',
  registration_flow: 'AVAILABILITIES',
  maximum_quantity: null,
  partial_registrations: 'EVERYBODY',
  dates_priced: false,
  options: [],
  questions: [],
  ...changes,
});

/** Returns a date in July 2026 with 8 of 10 places taken. */
export const sampleDate = (
  day: number,
  changes: Partial<AvailabilityPage['dates'][number]> = {},
): AvailabilityPage['dates'][number] => {
  const text = `2026-07-${String(day).padStart(2, '0')}`;
  return {
    id: 100 + day,
    cuid: `cdate${day}`,
    start_at: `${text}T07:00:00.000Z`,
    end_at: `${text}T14:00:00.000Z`,
    status: 'OPEN',
    capacity: 10,
    registered: 8,
    ...changes,
  };
};

/** Returns a court for an hour or an hour and a half. */
export const sampleResource = (
  changes: Partial<Answer<'getResource'>> = {},
): Answer<'getResource'> => ({
  id: 1,
  cuid: 'cresource',
  name: 'Court 1, terre battue',
  description: '<p>Le court du fond, sous les tilleuls.</p>',
  images: [],
  location: {
    cuid: 'clocation',
    name: 'Les Tilleuls',
    title: 'Les Tilleuls',
    street: 'Rue Haute',
    number: '3',
    postcode: '1000',
    city: 'Bruxelles',
  },
  groups: [],
  configuration: {
    id: 1,
    prices: [
      { duration: 3_600, amount: 1_800 },
      { duration: 5_400, amount: 2_500 },
    ],
    minimum_participants: 1,
    maximum_participants: 4,
    horizon_days: 30,
    buffer_minutes: 0,
  },
  ...changes,
});

/** Returns the free slots of that court on a Monday. */
export const sampleSlots = (): Answer<'listResourceAvailabilities'> => ({
  data: [
    {
      id: '1-2026-07-06T07:00:00.000Z',
      resource_id: 1,
      start_at: '2026-07-06T07:00:00.000Z',
      prices: [
        { duration: 3_600, amount: 1_800 },
        { duration: 5_400, amount: 2_500 },
      ],
    },
    {
      id: '1-2026-07-06T09:00:00.000Z',
      resource_id: 1,
      start_at: '2026-07-06T09:00:00.000Z',
      prices: [{ duration: 3_600, amount: 1_800 }],
    },
  ],
  count: 2,
});

/** Returns a membership of a participant for a year, 120 euros. */
export const sampleMembership = (changes: Partial<Membership> = {}): Membership => ({
  id: 1,
  cuid: 'cmembership',
  title: 'Membre du club',
  description: '<p>Pour toute l’année.</p>',
  price: 12_000,
  entity: 'PARTICIPANTS',
  period_type: 'ROLLING',
  rolling_period_type: 'YEARS',
  rolling_period_duration: 1,
  fixed_period_start_at: null,
  fixed_period_end_at: null,
  start_choice: false,
  recurring: false,
  renewal_days_before: 30,
  images: [],
  ...changes,
});

/** Returns a bundle of ten registrations for 90 euros, valid for a year. */
export const sampleBundle = (changes: Partial<Bundle> = {}): Bundle => ({
  id: 1,
  cuid: 'cbundle',
  title: 'Dix séances de natation',
  description: '<p>Pour nager toute l’année.</p>',
  price: 9_000,
  capacity: 10,
  price_per_registration: 900,
  duration: 365 * 86_400,
  expires_at: null,
  entity: 'CUSTOMERS',
  images: [],
  activities: [],
  ...changes,
});

/** Returns a voucher of 50 euros, valid for a year. */
export const sampleVoucher = (changes: Partial<Voucher> = {}): Voucher => ({
  id: 1,
  cuid: 'cvoucher',
  title: 'Un stage à offrir',
  description: '<p>À échanger contre un stage.</p>',
  price: 5_000,
  amount: 5_000,
  bundle: null,
  duration: 365 * 86_400,
  images: [],
  ...changes,
});

/** Returns an article of the blog with three pictures. */
export const sampleArticle = (changes: Partial<Article> = {}): Article => ({
  id: 1,
  cuid: 'carticle',
  slug: 'notre-ete',
  title: 'Notre été à la ferme',
  seo_title: 'Notre été à la ferme',
  summary: 'Une semaine avec les poules, les ânes et beaucoup de boue.',
  content: '<p>Lundi matin, trente enfants et un âne.</p>',
  images: [1, 2, 3].map((id) => ({
    id,
    public_url: `/pictures/field/${id}.svg`,
    width: 800,
    height: 600,
  })),
  created_at: SAMPLE_NOW,
  ...changes,
});

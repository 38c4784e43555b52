import type { ShownWhen } from '@ribambelle/domain/activities/shown-questions.ts';
import { storedAnswer } from '@ribambelle/domain/activities/answers.ts';
import type { MotifName } from '@ribambelle/pictures/index.ts';
import { type ActivityContent, partialOf } from './content/activity-content.ts';
import { BRING } from './content/bring.ts';
import { addCategories, type AddedCategories, categorise } from './categories.ts';
import type { GroupContent } from './content/categories.ts';
import type { OptionContent, QuestionContent } from './content/extras.ts';
import { OPTIONS, QUESTIONS } from './content/extras.ts';
import type { LocationContent } from './content/locations.ts';
import type { Activity, Option, Question, Shop, Words } from './shop.ts';
import { bilingual } from './shop.ts';

/** The activities of one discipline, whose motif is the key of the category. */
export interface Theme {
  readonly motif: MotifName;
  readonly activities: readonly ActivityContent[];
}

/** The created catalogue, with the ids by which the rest finds it. */
export interface Catalogue extends AddedCategories {
  readonly activities: readonly Activity[];
  /** The ids of the locations, by key. */
  readonly locations: ReadonlyMap<string, number>;
}

/** Adds categories, places and activities with their options and questions. */
export function addCatalogue(
  shop: Shop,
  content: {
    groups: readonly GroupContent[];
    locations: readonly LocationContent[];
    themes: readonly Theme[];
  },
): Catalogue {
  const { categories, category_cuids } = addCategories(shop, content.groups);
  const locations = new Map(
    content.locations.map((location) => [
      location.key,
      { id: addLocation(shop, location), quarter: location.quarter },
    ]),
  );
  const inOrder = interleaved(content.themes);
  const activities = inOrder.map(({ activity, motif }, order) => {
    const at = activity.at.flatMap((key) => locations.get(key) ?? []);
    const added = addActivity(shop, {
      activity,
      order,
      location_ids: at.map((location) => location.id),
    });
    const keys = [`discipline/${motif}`, ...at.map((location) => `quarter/${location.quarter}`)];
    for (const key of new Set([
      ...keys,
      `language/${activity.language}`,
      `level/${activity.level}`,
    ]))
      categorise(shop, { activity_id: added.id, category_id: categories.get(key) });
    return added;
  });
  return {
    activities,
    categories,
    category_cuids,
    locations: new Map([...locations].map(([key, { id }]) => [key, id])),
  };
}

function addLocation({ organiser_id, random, batch }: Shop, location: LocationContent): number {
  const { name, english, street, number, postcode, city, latitude, longitude } = location;
  const id = random.id();
  batch.add('locations', {
    organiser_id,
    id,
    cuid: random.cuid(),
    name,
    title: { fr: name, en: english },
    street,
    number,
    postcode,
    city,
    country: 'BE',
    latitude,
    longitude,
  });
  return id;
}

/** Takes an activity of each discipline in turn: the first page of the catalogue shows them all. */
function interleaved(
  themes: readonly Theme[],
): readonly { activity: ActivityContent; motif: MotifName }[] {
  const longest = Math.max(...themes.map((theme) => theme.activities.length));
  return Array.from({ length: longest }, (_, index) => index).flatMap((index) =>
    themes.flatMap(({ motif, activities }) => {
      const activity = activities[index];
      return activity ? [{ activity, motif }] : [];
    }),
  );
}

function addActivity(
  shop: Shop,
  {
    activity,
    order,
    location_ids,
  }: { activity: ActivityContent; order: number; location_ids: readonly number[] },
): Activity {
  const { organiser_id, random, batch } = shop;
  const columns = {
    id: random.id(),
    cuid: random.cuid(),
    after_start: activity.after_start ?? activity.rhythm === 'weekly',
  };
  batch.add('activities', {
    organiser_id,
    cancellation_policy_id: null,
    id: columns.id,
    cuid: columns.cuid,
    slug: activity.slug,
    title: bilingual(activity.title),
    order,
    description: {
      fr: describe(activity, 0),
      en: describe(activity, 1),
    },
    instructions: {
      fr: instruct(activity, 0),
      en: instruct(activity, 1),
    },
    age_minimum: activity.ages[0],
    age_maximum: activity.ages[1],
    default_capacity: activity.places,
    default_price: activity.price,
    default_deposit: activity.deposit,
    maximum_quantity: activity.rhythm === 'camp' ? 1 : null,
    allow_registrations_after_start: columns.after_start,
    membership_ids: [],
    members_only: false,
    members_days_early: 0,
    member_price: null,
    member_percentage: null,
    ...partialOf(activity),
    waiting_list_mode: activity.waiting_list ?? 'NOTIFY',
    offer_minutes: 1440,
  });
  const options = activity.options.map((key, index) =>
    addOption(shop, { activity_id: columns.id, order: index, option: OPTIONS[key] }),
  );
  const questions: Question[] = [];
  for (const [index, key] of activity.questions.entries()) {
    const question: QuestionContent = QUESTIONS[key];
    const earlier = activity.questions.findIndex((other) => other === question.when?.question);
    const shown_when = shownWhenOf(question, questions[earlier]);
    questions.push(
      addQuestion(shop, { activity_id: columns.id, order: index, question, shown_when }),
    );
  }
  return { ...activity, ...columns, location_ids, options, questions };
}

function addOption(
  { organiser_id, random, batch }: Shop,
  input: { activity_id: number; order: number; option: OptionContent },
): Option {
  const { activity_id, order, option } = input;
  const { title, description, answers, taxed = false } = option;
  const row = { organiser_id, id: random.id(), activity_id, order };
  batch.add('options', {
    ...row,
    title: bilingual(title),
    description: bilingual(description),
    answer_required: answers !== null,
    vat_category: taxed ? 'STANDARD' : null,
  });
  const prices = option.prices.map(({ label, amount, percentage, spare = null }, index) => {
    const price = { id: random.id(), amount, percentage };
    batch.add('option_prices', {
      organiser_id,
      option_id: row.id,
      ...price,
      label: bilingual(label),
      order: index,
      stock: null,
    });
    return { ...price, label: label[0], spare };
  });
  return { id: row.id, taxed, answers, prices };
}

/** Returns the condition of a question that depends on another one of its activity. */
function shownWhenOf({ when }: QuestionContent, earlier: Question | undefined): ShownWhen | null {
  return when === undefined || earlier === undefined
    ? null
    : { question_id: earlier.id, choice_ids: when.choices };
}

function addQuestion(
  { organiser_id, random, batch }: Shop,
  input: {
    activity_id: number;
    order: number;
    question: QuestionContent;
    shown_when: ShownWhen | null;
  },
): Question {
  const { activity_id, order, question, shown_when } = input;
  const { type, title, description, required } = question;
  const id = random.id();
  const choices = question.choices.map((label, index) => ({
    id: index + 1,
    label: bilingual(label),
    order: index,
  }));
  batch.add('questions', {
    organiser_id,
    id,
    activity_id,
    type,
    title: bilingual(title),
    description: bilingual(description),
    required,
    order,
    choices,
    shown_when_question_id: shown_when?.question_id ?? null,
    shown_when_choice_ids: [...(shown_when?.choice_ids ?? [])],
  });
  if (type === 'CHOICES_SINGLE')
    return { id, required, shown_when, answers: choices.map((choice) => String(choice.id)) };
  if (type === 'CHOICES_MULTIPLE')
    return {
      id,
      required,
      shown_when,
      answers: choices.map((choice) => storedAnswer([...new Set(['1', String(choice.id)])])),
    };
  return { id, required, shown_when, answers: question.answers };
}

function describe({ lead, points }: ActivityContent, language: 0 | 1): string {
  const heading = language === 0 ? 'Au programme' : 'What we do';
  return `<p>${lead[language]}</p><h3>${heading}</h3>${list(points, language)}`;
}

function instruct({ bring }: ActivityContent, language: 0 | 1): string {
  const heading = language === 0 ? 'À prendre avec soi :' : 'What to bring:';
  return `<p>${heading}</p>${list(
    bring.map((key) => BRING[key]),
    language,
  )}`;
}

function list(items: readonly Words[], language: 0 | 1): string {
  return `<ul>${items.map((words) => `<li>${words[language]}</li>`).join('')}</ul>`;
}

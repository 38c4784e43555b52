import { listNotificationDefinitions as endpoint } from '@ribambelle/api/notification-definitions/list-notification-definitions.ts';
import { action } from '../action.ts';
import { textReader } from '../texts/bilingual.ts';
import { loadDefinitions } from './definition-views.ts';

/** Answers all definitions, the required one first. */
export const listNotificationDefinitions = action(
  endpoint,
  async ({ db, organiser, language, now }) => {
    const text = textReader({ language, organiser });
    const rows = await loadDefinitions(db, now);
    const data = rows.map(({ about, ...row }) => ({ ...row, about: about.map(text) }));
    return { data, count: data.length };
  },
);

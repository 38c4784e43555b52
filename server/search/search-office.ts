import { searchOffice as endpoint } from '@ribambelle/api/search/search-office.ts';
import { action } from '../action.ts';
import { atOnce } from '../database/statements.ts';
import { FINDERS } from './finders.ts';

const SHORTEST = 2;

/** Answers the first results of each kind that the collaborator may read. */
export const searchOffice = action(
  endpoint,
  async ({ db, request: { search }, organiser, collaborator, language, now }) => {
    if (search.length < SHORTEST) return { data: [], count: 0 };
    const { permissions } = collaborator;
    const reader = { organiser, permissions, language, now };
    const finders = FINDERS.filter(({ permission }) => permissions.includes(permission));
    const results = await atOnce(
      ...finders.map((one) => () => one.find(search, { ...reader, db })),
    );
    const data = results.flat();
    return { data, count: data.length };
  },
);

import { listMemberships as endpoint } from '@ribambelle/api/memberships/list-memberships.ts';
import { action } from '../action.ts';
import { pageOf } from '../database/counted.ts';
import { asChoices } from '../texts/as-choices.ts';
import { presentMemberships } from './present-memberships.ts';
import { findMemberships } from './membership-views.ts';

/** Returns a page of the memberships that are offered (2 §7). */
export const listMemberships = action(
  endpoint,
  async ({ db, request, organiser, language, now }) => {
    const { id, search } = request;
    const { rows, counted } = await findMemberships(db, {
      filters: { id, search },
      now,
      ...pageOf(request),
    });
    const cards = await presentMemberships(db, { rows, organiser, language });
    return { data: asChoices(cards, { request, label: ({ title }) => title }), ...counted };
  },
);

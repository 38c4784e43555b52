import type { Made } from './factories/factories.ts';
import type { Shop } from './shop.ts';

/**
 * Returns the cases in which two people change the text of a note, one for each noun with notes.
 */
export function noteCases(
  open: () => { shop: Shop; organiser: Made; zoe: Made & { token: string } },
) {
  const noteCase = <Of extends object>(of: Of, notes: () => Promise<Listed>) => ({
    zoe: { ...of, text: 'Deux' },
    tom: { ...of, text: 'Trois' },
    version: async () => (await notes()).data[0]?.version ?? Number.NaN,
    changed: 'text',
  });
  return {
    updateCollaboratorNote: async () => {
      const { shop, zoe } = open();
      const of = { collaborator: zoe.cuid };
      const { cuid: note } = await shop.office('addCollaboratorNote', { ...of, text: 'Un' }, zoe);
      return noteCase({ ...of, note }, () => shop.office('listCollaboratorNotes', of, zoe));
    },
    updateCustomerNote: async () => {
      const { shop, organiser, zoe } = open();
      const of = { customer: (await shop.make.customer(organiser)).cuid };
      const { cuid: note } = await shop.office('addCustomerNote', { ...of, text: 'Un' }, zoe);
      return noteCase({ ...of, note }, () => shop.office('listCustomerNotes', of, zoe));
    },
    updateRegistrationNote: async () => {
      const { shop, organiser, zoe } = open();
      const of = { registration: await registered(shop, organiser) };
      const { cuid: note } = await shop.office('addRegistrationNote', { ...of, text: 'Un' }, zoe);
      return noteCase({ ...of, note }, () => shop.office('listRegistrationNotes', of, zoe));
    },
  };
}

interface Listed {
  readonly data: readonly { readonly version: number }[];
}

/** Makes a registration of a new family. Returns its cuid. */
export async function registered(shop: Shop, organiser: Made): Promise<string> {
  const family = await shop.make.customer(organiser);
  const activity = await shop.make.activity(organiser);
  const camp = await shop.make.availability(organiser, activity, { days: ['2026-07-06'] });
  const { id } = await shop.make.registration(organiser, family, { availability_id: camp.id });
  const [row] = await shop.sql<{ cuid: string }>('select cuid from registrations where id = $1', [
    id,
  ]);
  return row?.cuid ?? '';
}

interface Opened {
  readonly shop: Shop;
  readonly organiser: Made;
  readonly chief: Made & { token: string };
}

/**
 * Functions that make a note of each noun and a tag, each with the key of its rows and the removal
 * by staff.
 */
export function notesAndTags(open: () => Opened) {
  return {
    notes: async () => {
      const { shop, chief } = open();
      const of = { collaborator: chief.cuid };
      const note = { ...of, text: 'Vient tôt' };
      const { cuid } = await shop.office('addCollaboratorNote', note, chief);
      const remove = () => shop.office('deleteCollaboratorNote', { ...of, note: cuid }, chief);
      return { key: cuid, remove };
    },
    customer_notes: async () => {
      const { shop, organiser, chief } = open();
      const of = { customer: (await shop.make.customer(organiser)).cuid };
      const { cuid } = await shop.office('addCustomerNote', { ...of, text: 'Rappeler' }, chief);
      const remove = () => shop.office('deleteCustomerNote', { ...of, note: cuid }, chief);
      return { key: cuid, remove };
    },
    registration_notes: async () => {
      const { shop, organiser, chief } = open();
      const of = { registration: await registered(shop, organiser) };
      const note = { ...of, text: 'Vient tôt', for_family: true };
      const { cuid } = await shop.office('addRegistrationNote', note, chief);
      const remove = () => shop.office('deleteRegistrationNote', { ...of, note: cuid }, chief);
      return { key: cuid, remove };
    },
    tags: async () => {
      const { shop, chief } = open();
      const tag = { name: 'À rappeler', colour: 'AMBER' as const };
      const { cuid } = await shop.office('createCustomerTag', tag, chief);
      return { key: cuid, remove: () => shop.office('deleteCustomerTag', { tag: cuid }, chief) };
    },
  };
}

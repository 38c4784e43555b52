import type { Ask } from '@ribambelle/api/client.ts';
import { expect } from '@playwright/test';
import type { Secretary } from '../people/secretary.ts';
import type { Offer } from './books.ts';

/** Sends a call of the desk as its pages do, for records made before a story begins. */
export async function post(
  { page, origin }: Secretary,
  { path, body }: { readonly path: string; readonly body: object },
): Promise<{ cuid: string; customer: string }> {
  const answer = await page.request.post(`${origin}/api/back-office/${path}`, {
    data: body,
    headers: { origin },
  });
  expect(answer.status()).toBe(200);
  return answer.json();
}

/** Returns the answer to a read of the desk. */
export async function read<Answered>({ page, origin }: Secretary, path: string): Promise<Answered> {
  const answer = await page.request.get(`${origin}/api/back-office/${path}`);
  expect(answer.status()).toBe(200);
  return answer.json();
}

/** Returns the cuid of the activity with this title. */
export async function activityOf({ call }: Secretary, title: string): Promise<string> {
  const { data } = await call('listOfficeActivities', { search: title });
  return data[0]?.cuid ?? '';
}

/** Sets what happens when a place of an activity becomes free, and for how long it may be kept. */
export async function setWaitingList(
  { call }: Secretary,
  {
    activity,
    ...change
  }: { activity: string } & Pick<Ask<'updateActivity'>, 'waiting_list_mode' | 'offer_minutes'>,
): Promise<void> {
  const { version } = await call('getOfficeActivity', { activity });
  await call('updateActivity', { activity, version, ...change });
}

/** Sets the number of places of an availability. */
export async function setCapacity(
  { call }: Secretary,
  { availability, capacity }: { availability: string; capacity: number },
): Promise<void> {
  const { version } = await call('getOfficeAvailability', { availability });
  await call('updateAvailability', { availability, version, capacity });
}

/** Returns the cuid of the demo's segment of customers of a municipality. */
export async function peopleOf({ call }: Secretary, municipality: string): Promise<string> {
  const { data } = await call('listSegments', { search: municipality });
  return data[0]?.cuid ?? '';
}

export const makeFamily = async (desk: Secretary, body: Ask<'createOfficeCustomer'>) =>
  (await post(desk, { path: 'customers', body })).cuid;

export const makeChild = async (desk: Secretary, body: Ask<'createOfficeParticipant'>) =>
  (await post(desk, { path: 'participants', body })).cuid;

/** A child whom the desk registers for the first time. */
export interface Registered {
  readonly child: string;
  readonly lastname: string;
  /** The cuid of an existing family, or the person who makes a new one. */
  readonly family:
    | string
    | { readonly firstname: string; readonly email: string; readonly phone?: string };
  /** The amount paid at once, in minor units. */
  readonly received?: number;
}

/**
 * Registers a new child for an offer without answering its questions. Returns the cuids of the
 * registration and of the family.
 */
export async function register(
  desk: Secretary,
  { offer, who }: { readonly offer: Offer; readonly who: Registered },
): Promise<{ registration: string; customer: string }> {
  const { child, lastname, family, received } = who;
  const { language } = desk.words;
  const { dates } = await read<{ dates: readonly { id: number }[] }>(desk, `offers/${offer.cuid}`);
  const body: Ask<'registerByStaff'> = {
    ...(typeof family === 'string'
      ? { customer: family }
      : { new_customer: { ...family, lastname, language } }),
    new_participant: { firstname: child, lastname, birthdate: offer.birthdate },
    availability: offer.cuid,
    date_ids: dates.map(({ id }) => id),
    waiver: { waived: ['ANSWERS'], note: 'À l’accueil' },
    received: received === undefined ? null : { amount: received, method: 'CASH' },
  };
  const { cuid, customer } = await post(desk, { path: 'registrations', body });
  return { registration: cuid, customer };
}

import { ALL_VERSIONED } from '@ribambelle/testing/versions.ts';
import { expect, test } from 'vitest';
import { endpoints } from './all.ts';
import { type Endpoint, isOfBackOffice, isVersioned } from './endpoint.ts';
import { errorsOf } from './openapi.ts';

/** The changes by staff that need no version read, and the reason why nobody loses anything. */
const WITHOUT: ReadonlyMap<string, string> = new Map(
  Object.entries({
    extendCustomerVoucher:
      'an end is only moved later: one that is no later than its own is refused',
    pauseReportSchedule: 'a pause is a switch of its own: the last who turns it is right',
    saveAutomaticCancellation: 'it is said whole each time: how few, and by which day',
    setWaitingListPriority: 'it is a switch of its own: the last who turns it is right',
    setCustomerMembershipRecurring: 'it is a switch of its own: the last who turns it is right',
    updateAvailabilityCollaborators: 'who is not named stays as they are',
    updateAvailabilityExclusions: 'what is not named stays as it is',
    updateDateCollaborators: 'who is not named stays as they are',
    updateCustomerTag: 'it has a colour and nothing else: the last who chooses it is right',
    updatePaymentProvider:
      'the methods are said whole each time, and the account in use is a switch: the last is right',
    updateOwnLanguage: 'how somebody reads is their own affair',
    updateOwnRegistrationMails: 'it is a switch of their own: the last press is right',
    updateOwnPassword: 'the old password says who may',
    updateSavedSection: 'it has a name and nothing else: the last who writes it is right',
    updateSavedView: 'a view is seen and changed by who saved it alone',
  }),
);

const changes = Object.entries<Endpoint>(endpoints).filter(
  ([name, endpoint]) =>
    isOfBackOffice(endpoint) && (endpoint.method === 'PUT' || name.startsWith('update')),
);

test.each(changes.filter(([name]) => !WITHOUT.has(name)))(
  '%s carries a version, and can refuse with CHANGED_MEANWHILE',
  (_name, endpoint) => {
    expect(isVersioned(endpoint)).toBe(true);
    expect(endpoint.request.shape['version']?.safeParse(undefined).success).toBe(false);
    expect(errorsOf(endpoint)).toContain('CHANGED_MEANWHILE');
  },
);

test('the endpoints excused from a version exist, and have none', () => {
  const without = changes.filter(([, endpoint]) => !isVersioned(endpoint));
  expect(without.map(([name]) => name).toSorted()).toEqual([...WITHOUT.keys()].toSorted());
});

test('each endpoint with a version is tested with two people (server/audit/versions.test.ts)', () => {
  const versioned = Object.entries<Endpoint>(endpoints).filter(([, one]) => isVersioned(one));
  expect(versioned.map(([name]) => name).toSorted()).toEqual([...ALL_VERSIONED.keys()].toSorted());
});

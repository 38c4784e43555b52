import { address, choose, findRows, press } from '@ribambelle/testing/office/at-the-screen.ts';
import { closeOffice, openOffice } from '@ribambelle/testing/office/open-office.tsx';
import { waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

let api: ReturnType<typeof openOffice>;
afterEach(() => closeOffice(api));

const signIn = {
  cuid: '1',
  type: 'sign-in.failed',
  actor_kind: 'COLLABORATOR',
  actor_name: 'Anne Dubois',
  address: '192.0.2.1',
  details: [{ name: 'email', value: 'anne@example.test' }],
  created_at: '2026-07-05T08:00:00.000Z',
} as const;

test('the log is sorted by its header, and exported with its filters and order', async () => {
  api = openOffice({
    at: '/security?from=2026-07-01',
    answers: {
      listSecurityEvents: { data: [signIn], count: 1 },
      createExport: { cuid: 'e1', list: 'security', format: 'XLSX', state: 'WAITING' },
    },
  });
  const [row] = await findRows();
  expect(row?.[1]).toBe('Connexion refusée');
  await press(/^Quand/);
  await waitFor(() => expect(address()).toContain('sort=created'));
  await waitFor(() =>
    expect(api.calls('listSecurityEvents').at(-1)).toMatchObject({
      from: '2026-07-01',
      sort: 'created',
    }),
  );
  await choose('Tous les événements', 'Connexion refusée');
  await press('Exporter');
  await press('Préparer le fichier');
  await waitFor(() => expect(api.calls('createExport')).toHaveLength(1));
  expect(api.calls('createExport')[0]?.of).toMatchObject({
    list: 'security',
    filters: { type: 'sign-in.failed', from: '2026-07-01', sort: 'created' },
    columns: ['created', 'event', 'actor', 'address', 'details'],
  });
});

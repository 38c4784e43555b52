import type { Form } from '../form.ts';
import type { Settings } from './settings.ts';

/** The element in the editor of pages. */
export const form = {
  family: 'lists',
  order: 800,
  fields: {
    resources: { kind: 'records', of: 'resources', group: 'choice' },
    'bookings-configurations': { kind: 'records', of: 'booking-configurations', group: 'choice' },
  },
  presets: [{ name: 'usual', settings: {} }],
} as const satisfies Form<Settings>;

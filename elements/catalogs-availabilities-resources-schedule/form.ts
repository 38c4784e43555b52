import type { Form } from '../form.ts';
import type { Settings } from './settings.ts';

/** The element in the editor of pages. */
export const form = {
  family: 'lists',
  order: 700,
  fields: {
    resources: { kind: 'records', of: 'resources', group: 'choice' },
    'bookings-configurations': { kind: 'records', of: 'booking-configurations', group: 'choice' },
    span: { kind: 'choice', group: 'choice' },
    'multiple-selection': { kind: 'switch', group: 'choice' },
    mode: { kind: 'choice', group: 'look' },
    'start-hour': { kind: 'hour', group: 'look' },
    'end-hour': { kind: 'hour', group: 'look' },
    'show-empty-groups': { kind: 'choices', group: 'look' },
  },
  presets: [{ name: 'usual', settings: {} }],
} as const satisfies Form<Settings>;

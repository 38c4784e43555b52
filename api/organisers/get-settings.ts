import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { officeSettings } from './office-shapes.ts';

/** Returns the settings of the organiser that the collaborator may see. */
export const getSettings = endpoint({
  method: 'GET',
  path: '/api/back-office/settings',
  who: 'organiser-account.read',
  summary: 'Shows the settings.',
  request: z.object({}),
  answer: officeSettings,
  errors: [],
});

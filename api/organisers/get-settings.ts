import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { officeSettings } from './office-shapes.ts';

/** The settings of the organiser, as far as the collaborator may see them. */
export const getSettings = endpoint({
  method: 'GET',
  path: '/api/back-office/settings',
  who: 'organiser-account.read',
  summary: 'Shows the settings.',
  request: z.object({}),
  answer: officeSettings,
  errors: [],
});

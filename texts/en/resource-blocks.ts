import type { errors as french } from '../fr/resource-blocks.ts';

export const errors: typeof french = {
  RESOURCE_BLOCK_NOT_FOUND: 'This block does not exist, or no longer.',
  RESOURCE_BLOCK_BOOKED:
    'There are bookings in this period. Tick “Block all the same”, or choose other hours.',
  RESOURCE_BLOCK_BOOKED_MEANWHILE:
    'Somebody booked or chose one of these hours meanwhile: they stay free. To block them all the same, block the period again.',
  RESOURCE_BLOCK_TOO_LONG: 'A block lasts for a year at most.',
  RESOURCE_BLOCK_WITHOUT_DAYS: 'None of these weekdays lies in this period.',
};

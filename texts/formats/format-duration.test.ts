import { describe, expect, it } from 'vitest';
import { formatDuration } from './format-duration.ts';

const DAY = 86_400;

describe('a duration in everyday words', () => {
  it.each([
    [365 * DAY, '1 an', '1 year'],
    [730 * DAY, '2 ans', '2 years'],
    [31 * DAY, '1 mois', '1 month'],
    [183 * DAY, '6 mois', '6 months'],
    [1 * DAY, '1 jour', '1 day'],
    [30 * DAY, '30 jours', '30 days'],
    [3600, '1 heure', '1 hour'],
    [5400, '90 minutes', '90 minutes'],
    [45, '45 secondes', '45 seconds'],
  ])('%i seconds', (seconds, french, english) => {
    // a number is not separated from its unit: its space is one that does not break in French
    expect(formatDuration(seconds, 'fr').replaceAll(/\s/g, ' ')).toBe(french);
    expect(formatDuration(seconds, 'en')).toBe(english);
  });
});

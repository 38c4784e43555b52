import { describe, expect, it } from 'vitest';
import { restrictionsOf } from './catalogue-sections.ts';

const all = { activities: null, statuses: null, started: true, segments: [] };
const sections = [
  { id: 'everything', settings: { columns: 3 } },
  { id: 'camps', settings: { activities: [1, 2, 3], allowed_status: ['OPEN', 'FULL'] } },
  { id: 'ahead', settings: { include_started_availabilities: false } },
  { id: 'open', settings: { 'available-only': true, allowed_status: ['OPEN', 'FULL'] } },
  { id: 'never', settings: { 'available-only': true, allowed_status: ['FULL'] } },
  {
    id: 'best-camps',
    settings: { catalogs: ['camps'], activities: [2, 9], 'available-only': true },
  },
  { id: 'both', settings: { catalogs: ['camps', 'ahead', 'unknown'] } },
  { id: 'snake', settings: { catalogs: ['tail'] } },
  { id: 'tail', settings: { catalogs: ['snake', 'snake'] } },
  { id: 'twice', settings: { activities: [1] } },
  { id: 'twice', settings: { activities: [2] } },
  { id: 'cheap', settings: { segments: ['low', 'free'], catalogs: ['soon'] } },
  { id: 'soon', settings: { segments: ['next'] } },
  { id: 'grid', settings: { status: ['FULL'], include_started_availabilities: false } },
  { id: 'narrow', settings: { status: ['OPEN', 'FULL'], allowed_status: ['OPEN'] } },
  { id: 'wrong', settings: { activities: 'all of them' } },
];

describe('the contents of catalogue sections', () => {
  it.each([
    [['everything'], [all]],
    [['camps'], [{ ...all, activities: [1, 2, 3], statuses: ['OPEN', 'FULL'] }]],
    [['ahead'], [{ ...all, started: false }]],
    [['open'], [{ ...all, statuses: ['OPEN'], started: true }]],
    [['never'], [{ ...all, statuses: [], started: true }]],
    [['best-camps'], [{ ...all, activities: [2], statuses: ['OPEN'] }]],
    [
      ['both'],
      [
        { ...all, activities: [1, 2, 3], statuses: ['OPEN', 'FULL'] },
        { ...all, started: false },
      ],
    ],
    [
      ['camps', 'ahead', 'camps'],
      [
        { ...all, activities: [1, 2, 3], statuses: ['OPEN', 'FULL'] },
        { ...all, started: false },
      ],
    ],
    [
      ['twice'],
      [
        { ...all, activities: [1] },
        { ...all, activities: [2] },
      ],
    ],
    [['cheap'], [{ ...all, segments: [['next'], ['low', 'free']] }]],
    [['grid'], [{ ...all, statuses: ['FULL'], started: false }]],
    [['narrow'], [{ ...all, statuses: ['OPEN'] }]],
    [['snake'], []],
    [['wrong', 'unknown'], []],
    [[], []],
  ])('%j', (ids, restrictions) => {
    expect(restrictionsOf(sections, ids)).toEqual(restrictions);
  });
});

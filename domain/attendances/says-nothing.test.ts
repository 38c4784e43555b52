import { expect, test } from 'vitest';
import { saysNothing } from './says-nothing.ts';

test.each(['Non', 'aucune.', ' Néant ', 'RAS', 'R.A.S.', '/', '-', 'None', '', '[]'])(
  '%j means that there is nothing',
  (answer) => expect(saysNothing(answer)).toBe(true),
);

test.each(['arachides', 'Non, mais asthme léger', 'Aucune allergie connue', '["1"]', '1'])(
  '%j means something',
  (answer) => expect(saysNothing(answer)).toBe(false),
);

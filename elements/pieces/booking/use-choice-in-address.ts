import { useLocation, useNavigate } from '@ribambelle/ui/router/router-context.tsx';
import { withChanges } from '@ribambelle/ui/router/use-search.ts';

/**
 * One of several that the address names, the first where it names none of them, a function that names another, and whether one is named. Whoever comes back from a booking,
 * loads the page again or is sent its address finds what was chosen. No entry of the history: the way back leads out of the page, not
 * through everything that was looked at (2 §4).
 */
export function useChoiceInAddress<Choice extends string | number>(
  name: 'date' | 'duration',
  choices: readonly Choice[],
): readonly [Choice | undefined, (choice: Choice) => void, boolean] {
  const { path, search } = useLocation();
  const navigate = useNavigate();
  const named = new URLSearchParams(search).get(name);
  const choose = (choice: Choice) =>
    navigate(`${path}${withChanges(search, { [name]: choice })}`, { replace: true });
  const chosen = choices.find((one) => String(one) === named);
  return [chosen ?? choices[0], choose, chosen !== undefined];
}

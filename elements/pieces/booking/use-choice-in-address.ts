import { useLocation, useNavigate } from '@ribambelle/ui/router/router-context.tsx';
import { withChanges } from '@ribambelle/ui/router/use-search.ts';

/**
 * Returns the choice that the address names, else the first; a function that changes it; and
 * whether the address names one. It is still chosen when somebody comes back from a booking,
 * reloads the page or opens a shared address. It adds no entry to the history: going back leaves
 * the page instead of passing through everything that was viewed (2 §4).
 */
export function useChoiceInAddress<Choice extends string | number>(
  name: 'date' | 'duration',
  choices: readonly Choice[],
): readonly [Choice | undefined, (choice: Choice) => void, boolean] {
  const { path, search } = useLocation();
  const navigate = useNavigate();
  const text = new URLSearchParams(search).get(name);
  const choose = (choice: Choice) =>
    navigate(`${path}${withChanges(search, { [name]: choice })}`, { replace: true });
  const chosen_value = choices.find((one) => String(one) === text);
  return [chosen_value ?? choices[0], choose, chosen_value !== undefined];
}

import { useLocation, useNavigate } from '@ribambelle/ui/router/router-context.tsx';
import { readList, withChanges } from '@ribambelle/ui/router/use-search.ts';
import type { ScheduleChoice } from './schedule-column.ts';

const CUID = /^[a-z0-9-]{1,64}$/;

/**
 * Keeps the selection of a schedule in `availabilities` of the address, without entries in the
 * history: it is still there after going back, and after signing in.
 */
export function useChoice(most: number): {
  readonly choice: ScheduleChoice;
  readonly cuids: readonly string[];
  readonly clear: (() => void) | null;
} {
  const { path, search } = useLocation();
  const navigate = useNavigate();
  const cuids_read = readList(new URLSearchParams(search), 'availabilities');
  const cuids = [...new Set(cuids_read)].filter((cuid) => CUID.test(cuid)).slice(0, most);
  const write = (availabilities: readonly string[]) =>
    navigate(`${path}${withChanges(search, { availabilities })}`, { replace: true });
  return {
    cuids,
    choice: {
      chosen: new Set(cuids),
      toggle: (cuid) =>
        write(cuids.includes(cuid) ? cuids.filter((other) => other !== cuid) : [...cuids, cuid]),
    },
    clear: cuids.length === 0 ? null : () => write([]),
  };
}

import type { WeeklyScheduleProps } from './weekly-schedule.tsx';

interface LookSettings {
  readonly mode: 'stacked' | 'calendar';
  readonly 'start-hour': number | string | null;
  readonly 'end-hour': number | string | null;
  readonly 'show-empty-groups': readonly ('desktop' | 'mobile')[];
}

/** Returns the look of a schedule from the settings of an element. */
export function scheduleLook(
  settings: LookSettings,
): Pick<WeeklyScheduleProps, 'mode' | 'bounds' | 'show_empty'> {
  return {
    mode: settings.mode,
    bounds: {
      start_hour: hourOf(settings['start-hour']),
      end_hour: hourOf(settings['end-hour']),
    },
    show_empty: settings['show-empty-groups'].includes('desktop'),
  };
}

/** Returns an hour as a number; null for an empty text (2 §5). */
function hourOf(hour: number | string | null): number | null {
  return hour === null || hour === '' ? null : Number(hour);
}

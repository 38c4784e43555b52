import type { WeeklyScheduleProps } from './weekly-schedule.tsx';

interface LookSettings {
  readonly mode: 'stacked' | 'calendar';
  readonly 'start-hour': number | string | null;
  readonly 'end-hour': number | string | null;
  readonly 'show-empty-groups': readonly ('desktop' | 'mobile')[];
}

/** What the settings of an element say of the look of its schedule. */
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

/** An hour as a number; an empty text is none (2 §5). */
function hourOf(hour: number | string | null): number | null {
  return hour === null || hour === '' ? null : Number(hour);
}

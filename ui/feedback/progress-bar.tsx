import { type ReactElement, useEffect, useState } from 'react';
import styles from './progress-bar.module.css';
import { nextProgress, progressSteps } from './progress-steps.ts';

type ProgressBarProps = { readonly active: boolean; readonly label: string };

/**
 * A thin line at the top while the next page loads; it fills up and fades when the page has come.
 */
export const ProgressBar = ({ active, label }: ProgressBarProps): ReactElement | null => {
  const [progress, setProgress] = useState<number | null>(null);
  useEffect(() => {
    if (active) {
      setProgress(progressSteps.minimum);
      const timer = setInterval(
        () => setProgress((before) => nextProgress(before ?? progressSteps.minimum)),
        progressSteps.trickle,
      );
      return () => clearInterval(timer);
    }
    setProgress((before) => (before === null ? null : 1));
    const timer = setTimeout(() => setProgress(null), progressSteps.speed * 2);
    return () => clearTimeout(timer);
  }, [active]);
  if (progress === null) return null;
  return (
    <div className={styles.track} role="progressbar" aria-label={label}>
      <div
        className={styles.bar}
        style={{
          transform: `scaleX(${progress})`,
          opacity: progress === 1 ? 0 : 1,
          transitionDuration: `${progressSteps.speed}ms`,
        }}
      />
    </div>
  );
};

import { Input } from '@mantine/core';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import './styles.css';

const ROWS = 14;
/** The height of a line in pixels, in `styles.css` too. */
const LINE = 20;

/** A field for a style sheet, with the numbers of its lines; the line at fault is marked. */
export function CssField(props: {
  label: string;
  value: string;
  error: ReactNode;
  /** From 1; null for none. */
  line: number | null;
  onChange: (value: string) => void;
}) {
  const { label, value, error, line, onChange } = props;
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [top, setTop] = useState(0);
  useEffect(() => {
    const { current } = field;
    if (line === null || current === null) return;
    current.scrollTop = Math.max(0, (line - ROWS / 2) * LINE);
    const start = current.value
      .split('\n')
      .slice(0, line - 1)
      .join('\n').length;
    const at = line === 1 ? 0 : start + 1;
    current.focus();
    current.setSelectionRange(at, at);
  }, [line, error]);
  const count = value.split('\n').length;
  return (
    <Input.Wrapper id={id} label={label} error={error} errorProps={{ role: 'alert' }}>
      <div className="office-css">
        <div className="office-css-lines" aria-hidden>
          <div style={{ translate: `0 ${-top}px` }}>
            {Array.from({ length: count }, (_each, index) => (
              <div key={index} data-wrong={index + 1 === line}>
                {index + 1}
              </div>
            ))}
          </div>
        </div>
        <textarea
          ref={field}
          id={id}
          aria-invalid={error !== null}
          aria-describedby={error === null ? undefined : `${id}-error`}
          rows={ROWS}
          wrap="off"
          spellCheck={false}
          autoCapitalize="off"
          value={value}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
          onScroll={({ currentTarget }) => setTop(currentTarget.scrollTop)}
        />
      </div>
    </Input.Wrapper>
  );
}

import { useEffect, useState } from 'react';

/**
 * Returns a component whose code is loaded when it is first wanted; null until then. Pass a `load`
 * that does not change.
 */
export const useCode = <Code>(is_needed: boolean, load: () => Promise<Code>): Code | null => {
  const [code, setCode] = useState<{ readonly is: Code } | null>(null);
  useEffect(() => {
    if (is_needed && code === null) void load().then((is) => setCode({ is }));
  }, [is_needed, code, load]);
  return code?.is ?? null;
};

import { useEffect, useRef, useState } from 'react';
import { useTillDispatch } from '../../../state/shared/hooks';
import type { SearchSettings } from '../../../domain/search/search.types';
import { searchTyped } from '../../../state/search/search-slice';
import type { ServerSearchForm, SearchBox } from './search-box.types';

/** The typed text and the request for suggestions; nothing is requested while an input method is composing. */
export function useSearchBox(form: ServerSearchForm, settings: SearchSettings): SearchBox {
  const dispatch = useTillDispatch();
  const text = useRef(form.text);
  const [isBlank, setBlank] = useState(form.text.trim() === '');
  const shouldSuggestFirst = useRef(form.isTyped && form.isFocused);
  useEffect(() => {
    if (!shouldSuggestFirst.current) return;
    shouldSuggestFirst.current = false;
    dispatch(searchTyped({ text: text.current, settings }));
  });
  return {
    form,
    settings,
    text: () => text.current,
    isBlank,
    type: (typed, isComposing) => {
      text.current = typed;
      setBlank(typed.trim() === '');
      if (!isComposing) dispatch(searchTyped({ text: typed, settings }));
    },
  };
}

import { configure } from '@testing-library/react';
import fc from 'fast-check';

// Only whether a random sequence fails counts, so a failing one is not shortened, which repeats it many times.
fc.configureGlobal({ endOnFailure: true });

// Ends before the runner gives up a test, which would otherwise still wait while the next ones run.
configure({ asyncUtilTimeout: 2000 });

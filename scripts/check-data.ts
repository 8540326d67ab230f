/**
 * Says of every stated invariant whether the installation's data keep it, and which do not. It only
 * looks, and people may work meanwhile. Fails when one is broken:
 *
 *     npm run --silent check:data
 */
import { systemActor } from '../lib/data/actor';
import { checkData, type CheckedInvariant } from '../lib/data/checks/check-data';
import { mostOffenders } from '../lib/data/checks/invariant';
import { database } from '../lib/data/database';
import { reportFailure } from './report-failure';

async function lookAtData(): Promise<void> {
  const checked = await checkData(systemActor, tell);
  const broken = checked.filter(({ offenders }) => offenders.length > 0).length;
  console.log(`${checked.length - broken} invariants hold, ${broken} broken`);
  if (broken > 0) process.exitCode = 1;
}

function tell({ name, statement, offenders }: CheckedInvariant): void {
  console.log(`${offenders.length === 0 ? 'ok    ' : 'BROKEN'} ${name}: ${statement}`);
  for (const offender of offenders) console.log(`         ${offender}`);
  if (offenders.length === mostOffenders) console.log('         … and maybe more');
}

try {
  await lookAtData();
} catch (error) {
  reportFailure(error);
} finally {
  await database().$disconnect();
}

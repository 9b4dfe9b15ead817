#!/bin/sh
# `npm start`: sets up what is missing, and becomes the server. What has set it up holds no memory any more, and signals reach the server.
root=$(cd "$(dirname "$0")/../.." && pwd) || exit 1
node=$(node "$root/server/scripts/prepare.mjs") || exit 1
# Compiled modules are kept, which halves the time of a warm start; npm clears the folder when it installs anew.
# What threads have freed goes back to the system sooner from few places. Above 32 kB each piece has a place of its own, and goes back at once:
# by itself, the C library keeps it among the small, between which it stays. Pieces of just 32 kB, as V8's compilers take them by the hundred, stay
# among the small, and so does what lies at the end, up to 1 MB: to be given and cleared anew costs more (decisions 335, 348 and 398).
export MALLOC_ARENA_MAX="${MALLOC_ARENA_MAX:-2}" MALLOC_MMAP_THRESHOLD_="${MALLOC_MMAP_THRESHOLD_:-33792}"
export MALLOC_TOP_PAD_="${MALLOC_TOP_PAD_:-524288}" MALLOC_TRIM_THRESHOLD_="${MALLOC_TRIM_THRESHOLD_:-1048576}"
export NODE_ENV="${NODE_ENV:-production}" NODE_COMPILE_CACHE="${NODE_COMPILE_CACHE:-$root/node_modules/.cache/compiled}"
# Buffers count as memory like all else, instead of a collection of everything after each 64 MB of them (decision 319); the image has the same words.
exec "$node" --external-memory-accounted-in-global-limit --heap-growing-percent=100 --max-semi-space-size=8 --expose-gc "$root/app/build/start/main.mjs" "$root/app/build/start/app.mjs"

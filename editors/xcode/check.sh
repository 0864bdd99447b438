#!/bin/sh
# A build phase of Xcode that judges an answer: its problems are shown at their lines, and a build
# fails while the answer is not right. In a Run Script phase:
#
#   "$SRCROOT/../editors/xcode/check.sh" "$SRCROOT/circular-button"
#
# The folder is one that `touchstone exercise` made. TOUCHSTONE says how the program is started, where
# that is not `touchstone`: it runs on Linux, so on a Mac in a container that has the folder under the
# same path, such as TOUCHSTONE="docker exec workbench touchstone".
#
# Exit status: that of check: 0 passed, 1 not passed, 65 it could not be judged.

folder=${1:?"the folder of an exercise is missing"}
program=${TOUCHSTONE:-touchstone}

# shellcheck disable=SC2086  # The program may have arguments.
output=$($program check "$folder" --color never 2>&1)
status=$?

# Xcode goes to lines of the form /path/file:line:column: error: text.
printf '%s\n' "$output" | sed -E "s|^([^/: ]+\.(swift\|m\|h)):([0-9]+)|$folder/\1:\3|"
case $status in
  0) ;;
  1) echo "error: the answer in $folder is not right yet; the log of this phase says what differs" ;;
  *) echo "error: touchstone check ended with $status" ;;
esac
exit "$status"
